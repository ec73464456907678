import type { WebDriver, WebElement } from 'selenium-webdriver';

/** An element of a page. */
export interface PageElement {
  click(): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
}

/** The part of WebDriver's client that the journeys use. */
export interface Driver
  extends Pick<WebDriver, 'get' | 'getTitle' | 'getCurrentUrl' | 'executeScript' | 'takeScreenshot'> {
  navigate(): { back(): Promise<void>; forward(): Promise<void> };
  findElement(by: { css: string }): PageElement;
}

/** A running browser. */
export interface Engine {
  driver: Driver;
  /** Moves the pointer to the middle of an element. */
  hover(element: PageElement): Promise<void>;
  /** Presses one key after the other. */
  press(keys: readonly string[]): Promise<void>;
  /** Sets the size of the page's viewport in px. */
  setViewport(width: number, height: number): Promise<void>;
  /** Messages of the console that a developer would see, since the last call. */
  takeMessages(): Promise<string[]>;
  close(): Promise<void>;
}

/** The actions of a browser that WebDriver drives. */
export const webDriverActions = (driver: WebDriver): Pick<Engine, 'hover' | 'press'> => ({
  hover: (element) =>
    driver
      .actions()
      .move({ origin: element as WebElement, duration: 50 })
      .perform(),
  press: (keys) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform(),
});
