import { setTimeout as wait } from 'node:timers/promises';
import { evaluateText } from './evaluate-text.ts';

/* Starts the number of isolates in its argument, one after the other, and waits until it is killed. */

for (let count = Number(process.argv[2]); count > 0; count--) {
  void evaluateText('await scheduler.wait(60_000);', { timeoutMs: 60_000, maxBytes: 1000 });
  await wait(1);
}
