import { type AsyncHook, createHook } from 'node:async_hooks';
import { after, describe } from 'node:test';

/** A file that hangs fails by name, before the time limit of the whole stage. */
const options = process.env.FULL ? {} : { timeout: 600_000 };

/**
 * Runs test files in this process, each when the previous one has ended: to load the server, to open the embedded database and to
 * start isolates takes longer than most files.
 * @param files by their names; their addresses.
 */
export async function runGroup(files: Readonly<Record<string, string>>): Promise<void> {
  let hook: AsyncHook | undefined;
  for (const [name, address] of Object.entries(files)) {
    hook?.enable();
    await new Promise<void>((resolve) => {
      const declare = () =>
        void describe(name, options, async () => {
          try {
            await import(address);
          } finally {
            // The last of the file's hooks.
            after(() => resolve());
            hook?.disable();
          }
        });
      if (hook) declare();
      else hook = hookEnabledBy(declare);
    });
  }
}

/**
 * The test runner enables a hook with its first test, which follows every promise to the test that created it. That takes a tenth
 * of the processor time or more, and is needed only while a file declares its tests. There is no setting for it.
 */
function hookEnabledBy(declareFirst: () => void): AsyncHook | undefined {
  let found: AsyncHook | undefined;
  const prototype = Object.getPrototypeOf(createHook({})) as AsyncHook;
  const { enable } = prototype;
  prototype.enable = function capture(this: AsyncHook) {
    found ??= this;
    return enable.call(this);
  };
  declareFirst();
  prototype.enable = enable;
  return found;
}
