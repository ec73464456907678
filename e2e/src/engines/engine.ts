import type { WebDriver } from 'selenium-webdriver';

/** A running browser. */
export interface Engine {
  driver: WebDriver;
  /** Sets the size of the page's viewport in px. */
  setViewport(width: number, height: number): Promise<void>;
  /** Messages of the console that a developer would see, since the last call. */
  takeMessages(): Promise<string[]>;
  close(): Promise<void>;
}
