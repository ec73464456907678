import net from 'node:net';
import { Capabilities, error } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import { Session } from 'selenium-webdriver/lib/session.js';
import { z } from 'zod';

/*
 * Firefox without geckodriver, which Debian does not have. geckodriver translates WebDriver's HTTP requests into the commands of
 * Marionette, Firefox's own remote protocol; this is the same translation as a transport of the WebDriver client.
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */

/** The client's command, and Marionette's with the same parameters. */
const commands: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  get: 'WebDriver:Navigate',
  goBack: 'WebDriver:Back',
  goForward: 'WebDriver:Forward',
  refresh: 'WebDriver:Refresh',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  getTitle: 'WebDriver:GetTitle',
  getElementAttribute: 'WebDriver:GetElementAttribute',
  executeScript: 'WebDriver:ExecuteScript',
  executeAsyncScript: 'WebDriver:ExecuteAsyncScript',
  findElement: 'WebDriver:FindElement',
  findElements: 'WebDriver:FindElements',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  actions: 'WebDriver:PerformActions',
  clearActions: 'WebDriver:ReleaseActions',
  screenshot: 'WebDriver:TakeScreenshot',
  setTimeout: 'WebDriver:SetTimeouts',
  quit: 'WebDriver:DeleteSession',
};

const failure = z.object({ error: z.string(), message: z.string() });
/** A response: its type, the number of the command, and an error or a result. */
const response = z.tuple([z.literal(1), z.number(), failure.nullable(), z.unknown()]);
const newSession = z.object({ sessionId: z.string(), capabilities: z.record(z.string(), z.unknown()) });
/** A reference to an element, of which Marionette takes the value. */
const element = z.record(z.string(), z.string()).transform((reference) => Object.values(reference)[0]);
const boxed = z.object({ value: z.unknown() });

/** A connection to Firefox: the transport of the WebDriver client, and the way to commands that WebDriver does not have. */
export class Marionette implements Executor {
  readonly #socket: net.Socket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>();
  #received = Buffer.alloc(0);
  #count = 0;
  #failure: Error | undefined;

  constructor(port: number) {
    this.#socket = net.connect(port, '127.0.0.1');
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', (reason) => this.#fail(reason));
    this.#socket.on('close', () => this.#fail(new Error('Firefox has closed the connection.')));
  }

  /** Sends a command of the WebDriver client. */
  async execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (!name) throw new Error(`${command.getName()} has no counterpart in ${import.meta.filename}.`);
    const { sessionId: _, id, ...parameters } = command.getParameters() as Record<string, unknown>;
    const result = await this.send(name, { ...parameters, ...(id !== undefined && { id: element.parse(id) }) });
    if (name === 'WebDriver:NewSession') {
      const { sessionId, capabilities } = newSession.parse(result);
      return new Session(sessionId, new Capabilities(capabilities));
    }
    // Most results are in a box; lists are not.
    return boxed.safeParse(result).data?.value ?? (Array.isArray(result) ? result : null);
  }

  /** Sends a command of Marionette. @throws the error that Firefox responds with. */
  async send(name: string, parameters: object): Promise<unknown> {
    if (this.#failure) throw this.#failure;
    const id = ++this.#count;
    const frame = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(frame)}:${frame}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Reads complete frames: the length in bytes, a colon, JSON. */
  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const frame: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The first frame is a greeting.
      if (Array.isArray(frame)) this.#settle(response.parse(frame));
    }
  }

  #settle([, id, failed, result]: z.infer<typeof response>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failed) waiting?.reject(new error.WebDriverError(`${failed.error}: ${failed.message}`));
    else waiting?.resolve(result);
  }

  #fail(reason: Error): void {
    this.#failure ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
