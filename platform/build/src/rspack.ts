#!/usr/bin/env node
/* The `rspack` command of the toolkit: some package managers link only the commands of what a repository names itself. */
import { RspackCLI } from '@rspack/cli';

await new RspackCLI().run(process.argv);
