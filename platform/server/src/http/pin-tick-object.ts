import { createHook } from 'node:async_hooks';

/**
 * Keeps one of the objects that `process.nextTick` creates for each call alive as long as the process.
 *
 * V8 references the hidden class of these objects weakly. A full garbage collection while no such object exists drops it, and
 * Node 20 then creates all later ones on a slow path, permanently. A server that has just rendered its pages has had such a
 * moment: it served a fifth fewer requests per second than after a restart. One live object keeps the hidden class.
 * @returns the object.
 */
function pinTickObject(): object | undefined {
  const objects: object[] = [];
  const hook = createHook({
    init(_id, type, _trigger, tick: object) {
      if (type === 'TickObject') objects.push(tick);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return objects[0];
}

/** The module's reference to it. */
export const pinnedTickObject = pinTickObject();
