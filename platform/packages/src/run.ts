import path from 'node:path';
import { ExpectedError } from '@viit/core/expected-error';
import { runProgram } from '@viit/core/run-program';
import { buildPackages, packagesFolder } from './build-packages.ts';
import { checkPackage } from './check-package.ts';

async function packages(): Promise<void> {
  const { version, packages } = await buildPackages({ out: packagesFolder, withTypes: true });
  const mistakes: string[] = [];
  for (const { name, version, file } of packages) {
    const found = await checkPackage(path.join(packagesFolder, file));
    mistakes.push(...found.map((sentence) => `${name}: ${sentence}`));
    console.log(`${name} ${version}: ${file}`);
  }
  if (mistakes.length > 0) throw new ExpectedError(`The packages have mistakes:\n${mistakes.join('\n')}`);
  console.log(`The toolkit ${version} is in ${path.relative(process.cwd(), packagesFolder)}.`);
}

runProgram(packages);
