#!/usr/bin/env node
/* Some package managers link only the commands of direct dependencies. */
import { RspackCLI } from '@rspack/cli';

await new RspackCLI().run(process.argv);
