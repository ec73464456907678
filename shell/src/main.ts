import '@viit/ui/styles/layers.css';
import '@viit/ui/styles/reset.css';
import '@viit/ui/styles/tokens.css';
import '@viit/ui/styles/base.css';
import './html/fonts.css';
import { nextTask } from './settings/next-task.ts';

/* Each step runs in a separate task, so that a slow processor can respond in between. `eager` only defers execution. */
await nextTask();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
const { start } = await import(/* webpackMode: "eager" */ './client.tsx');
await nextTask();
start();
