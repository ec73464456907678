import { after, describe } from 'node:test';

/** A file that hangs fails by name, before the time limit of the whole stage. */
const options = process.env.FULL ? {} : { timeout: 600_000 };

/**
 * Runs test files in this process, each when the previous one has ended: to load the server, to open the embedded database and to
 * start isolates takes longer than most files.
 * @param files by their names; their addresses.
 */
export async function runGroup(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, address] of Object.entries(files)) {
    await new Promise<void>((resolve) => {
      void describe(name, options, async () => {
        try {
          await import(address);
        } finally {
          // The last of the file's hooks.
          after(() => resolve());
        }
      });
    });
  }
}
