import { z } from 'zod';

// Must run before schemas are made: otherwise schemas are compiled with `new Function`, which the page's policy forbids.
z.config({ jitless: true });
