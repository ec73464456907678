import { evaluateText } from './evaluate-text.ts';

/* A program that waits for an isolate, until it is killed. */

await evaluateText('await scheduler.wait(60_000);', { timeoutMs: 60_000, maxBytes: 1000 });
