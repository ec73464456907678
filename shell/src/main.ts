import '@viit/ui/styles/layers.css';
import '@viit/ui/styles/reset.css';
import '@viit/ui/styles/tokens.css';
import '@viit/ui/styles/base.css';
import './html/fonts.css';
import { start } from './client.tsx';

start();
