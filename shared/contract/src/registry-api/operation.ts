import type { z } from 'zod';
import type { Access } from './access.ts';

export const archiveType = 'application/gzip';
export const fileType = 'application/octet-stream';
export const tarType = 'application/x-tar';

/** Server, command and OpenAPI description are derived from it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/_registry`, in OpenAPI's notation. */
  path: `/${string}`;
  summary: string;
  /** Checked by the server. */
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A schema for JSON, or a media type. */
  body?: z.ZodType | typeof archiveType | typeof fileType;
  response: z.ZodType | typeof tarType;
  /** To requests that accept it (progress.ts). */
  reportsProgress?: true;
}

type RequestKey = 'params' | 'query' | 'body';

export type InputOf<O extends Operation> = {
  [K in keyof O & RequestKey as O[K] extends z.ZodType ? K : never]: O[K] extends z.ZodType ? z.input<O[K]> : never;
};

export type RequestOf<O extends Operation> = {
  [K in keyof O & RequestKey]: O[K] extends z.ZodType ? z.output<O[K]> : unknown;
};

export type ResponseOf<O extends Operation> = O['response'] extends z.ZodType ? z.output<O['response']> : never;
