import { setTimeout as wait } from 'node:timers/promises';
import { evaluateText } from './evaluate-text.ts';

/* A program that starts as many isolates as its argument says, one after the other, and waits for them until it is killed. */

for (let count = Number(process.argv[2]); count > 0; count--) {
  void evaluateText('await scheduler.wait(60_000);', { timeoutMs: 60_000, maxBytes: 1000 });
  await wait(1);
}
