import './without-eval.ts';
import './styles/base.css';
import './styles/parts.css';
import './styles/views.css';
import './styles/content.css';
import './styles/content-parts.css';
import 'uplot/dist/uPlot.min.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
