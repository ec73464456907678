import { createHook } from 'node:async_hooks';

/**
 * Keeps one object of the kind that `process.nextTick` makes for each call, for as long as the process lives.
 *
 * V8 remembers the shape of these objects weakly: a full collection at a moment when none waits forgets it, and Node 20 builds
 * every later one the slow way, for good. A server that has just rendered its pages has had such a moment, and answered a fifth
 * fewer requests a second than one that was started again. An object that stays keeps the shape.
 * @returns the object.
 */
function keepTickShape(): object | undefined {
  const kept: object[] = [];
  const hook = createHook({
    init(_id, type, _trigger, tick: object) {
      if (type === 'TickObject') kept.push(tick);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return kept[0];
}

/** What holds it. */
export const tickShape = keepTickShape();
