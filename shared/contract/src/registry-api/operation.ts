import type { z } from 'zod';

/** Media type of a packed build. */
export const archiveType = 'application/gzip';
/** Media type of a file that is sent as it is; its content says what it is. */
export const fileType = 'application/octet-stream';
/** Media type of exported files. */
export const tarType = 'application/x-tar';

/** One operation of the registry's HTTP API. Server, command line and OpenAPI description are derived from it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/_registry`, with parameters in braces as OpenAPI writes them. */
  path: `/${string}`;
  summary: string;
  /** The token that it needs, for the documentation; the server enforces it. */
  access: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A schema for JSON, or the media type of bytes. */
  body?: z.ZodType | typeof archiveType | typeof fileType;
  response: z.ZodType | typeof tarType;
  /** It renders pages, and reports how far it is to requests that accept it (progress.ts). */
  reportsProgress?: true;
}

type RequestKey = 'params' | 'query' | 'body';

/** The arguments of a call, before they are parsed: only those that the operation has. */
export type InputOf<O extends Operation> = {
  [K in keyof O & RequestKey as O[K] extends z.ZodType ? K : never]: O[K] extends z.ZodType ? z.input<O[K]> : never;
};

/** The arguments of a call, after they were parsed. */
export type RequestOf<O extends Operation> = {
  [K in keyof O & RequestKey]: O[K] extends z.ZodType ? z.output<O[K]> : unknown;
};

/** The parsed response. */
export type ResponseOf<O extends Operation> = O['response'] extends z.ZodType ? z.output<O['response']> : never;
