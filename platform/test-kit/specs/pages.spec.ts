import { readPageTable, testPages } from '../src/testing.ts';

testPages(await readPageTable(), { section: process.env.VIIT_SECTION });
