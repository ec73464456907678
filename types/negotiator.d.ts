/** What the server uses of negotiator; @types/negotiator does not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /**
     * The available encodings that the client accepts, best first.
     * @param options.preferred the order of encodings that the client accepts equally.
     */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
