import { z } from 'zod';

// Must be the first import: otherwise schemas are compiled with `new Function`, which the page's policy forbids.
z.config({ jitless: true });
