import { z } from 'zod';

/** The shortest and longest text that is searched for, in characters. One letter would find nearly every page. */
export const searchLength = { min: 2, max: 100 };

/** The query of `GET /api/search`. */
export const searchQuerySchema = z.object({ q: z.string().trim().min(searchLength.min).max(searchLength.max) });

/** What a result is. */
const searchKinds = ['page', 'document', 'person', 'notice'] as const;

/** A piece of a text, and whether the query's words are in it. */
const pieceSchema = z.object({ text: z.string(), isMatch: z.boolean() });

const resultSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.array(pieceSchema),
  /** A part of the text with the words that were searched for; may be empty. */
  excerpt: z.array(pieceSchema),
  /** Address of the page or the file. */
  href: z.string(),
  /** The section whose page it is on, `shell` for the shell's own. */
  section: z.string(),
});

/** The response of `GET /api/search` (R119). */
export const searchResponseSchema = z.object({
  query: z.string(),
  /**
   * `all`: the results have all words. `similar`: no text has all of them, so these have similar words. `some`: these have some of
   * the words. `none`: there are no results.
   */
  match: z.enum(['all', 'similar', 'some', 'none']),
  results: z.array(resultSchema),
});

export type SearchKind = (typeof searchKinds)[number];
export type SearchPiece = z.infer<typeof pieceSchema>;
export type SearchResult = z.infer<typeof resultSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
