import { readPageTable, testFaults } from '../src/testing.ts';

testFaults(await readPageTable(), { section: process.env.VIIT_SECTION });
