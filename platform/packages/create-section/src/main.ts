#!/usr/bin/env node
import path from 'node:path';
import { runProgram } from '@viit/core/run-program';
import { completeAnswers, readArguments, usage } from './answers.ts';
import { checkSite } from './check-site.ts';
import { nextSteps } from './next-steps.ts';
import { refuseUsedFolder, writeRepository } from './write-repository.ts';

async function createSection(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given.help) return console.log(usage);
  const { name, title, site, folder } = await completeAnswers(given);
  refuseUsedFolder(folder);
  const { origin, servesPackages } = await checkSite(site);
  writeRepository(folder, { name, title, site: origin });
  const shown = path.relative(process.cwd(), folder) || '.';
  console.log(nextSteps({ name, folder: shown, site: origin, servesPackages }));
}

runProgram(createSection);
