import { z } from 'zod';

/** In characters. */
export const searchLength = { min: 2, max: 100 };

export const searchQuerySchema = z.object({ q: z.string().trim().min(searchLength.min).max(searchLength.max) });

const searchKinds = ['page', 'document', 'person', 'notice'] as const;

const pieceSchema = z.object({ text: z.string(), isMatch: z.boolean() });

const resultSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.array(pieceSchema),
  excerpt: z.array(pieceSchema),
  href: z.string(),
  /** Or `shell`. */
  section: z.string(),
});

/** Of `GET /api/search` (R119). */
export const searchResponseSchema = z.object({
  query: z.string(),
  /** `similar`: no text has all words, so these have similar ones. `some`: these have some of the words. */
  match: z.enum(['all', 'similar', 'some', 'none']),
  /** How many results there are, and of what. */
  message: z.string(),
  /** The query without its typos. */
  suggestion: z.string().optional(),
  results: z.array(resultSchema),
});

export type SearchKind = (typeof searchKinds)[number];
export type SearchPiece = z.infer<typeof pieceSchema>;
export type SearchResult = z.infer<typeof resultSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
