import { z } from 'zod';

// The first import of the page: schemas are compiled with `new Function` otherwise, which its policy forbids.
z.config({ jitless: true });
