import fs from 'node:fs';
import path from 'node:path';
import { buildFolders } from '@viit/build';
import { manifestSchema } from '@viit/contract';
import { measureBuild } from '@viit/contract/measure-build';

/* Checks builds as the registry does. End-to-end tests measure the pages' HTML. */

let isOver = false;
for (const folder of buildFolders()) {
  const dist = path.join(folder, 'dist');
  const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8')));
  for (const { name, value, limit, format } of await measureBuild(manifest, (file) =>
    fs.promises.readFile(path.join(dist, file)),
  )) {
    isOver ||= value > limit;
    // Hundreds of files are far below their limits.
    if (/^(?:public|client)\//.test(name) && value < limit / 2) continue;
    const margin = limit - value;
    console.log(
      `${`${manifest.name}: ${name}`.padEnd(58)} ${format(value).padStart(9)} of ${format(limit).padStart(9)}  ${margin < 0 ? `${format(-margin)} OVER` : `${format(margin)} left`}`,
    );
  }
}
if (isOver) process.exitCode = 1;
