import type { FastifyBaseLogger } from 'fastify';

type Child = Parameters<FastifyBaseLogger['child']>;

/** A request's own logger, with its number in each line. It is made with the first line: few requests write one. */
export class RequestLog implements FastifyBaseLogger {
  readonly #server: FastifyBaseLogger;
  readonly #bindings: Child[0];
  readonly #options: Child[1];
  #made: FastifyBaseLogger | undefined;

  constructor(server: FastifyBaseLogger, ...[bindings, options]: Child) {
    this.#server = server;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#server.child(this.#bindings, this.#options);
    return this.#made;
  }

  get level(): string {
    return this.#own.level;
  }

  child(...of: Child): FastifyBaseLogger {
    return this.#own.child(...of);
  }

  fatal(...line: unknown[]): void {
    Reflect.apply(this.#own.fatal, this.#own, line);
  }

  error(...line: unknown[]): void {
    Reflect.apply(this.#own.error, this.#own, line);
  }

  warn(...line: unknown[]): void {
    Reflect.apply(this.#own.warn, this.#own, line);
  }

  info(...line: unknown[]): void {
    Reflect.apply(this.#own.info, this.#own, line);
  }

  debug(...line: unknown[]): void {
    Reflect.apply(this.#own.debug, this.#own, line);
  }

  trace(...line: unknown[]): void {
    Reflect.apply(this.#own.trace, this.#own, line);
  }

  silent(...line: unknown[]): void {
    Reflect.apply(this.#own.silent, this.#own, line);
  }
}
