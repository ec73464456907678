#!/usr/bin/env node
/* The toolkit's `rspack` command: some package managers link only the commands of direct dependencies. */
import { RspackCLI } from '@rspack/cli';

await new RspackCLI().run(process.argv);
