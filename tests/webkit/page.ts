/** A page in WebKit, as the tests use it, and the browser that it is in. */
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Milliseconds that a software renderer has on a shared machine for the first picture. */
export const drawTimeout = 90_000;
import { findScript, textScript, wantedOf, type ByRole, type Wanted } from './finders';

/** Milliseconds between two looks at a page, and until a look that finds nothing is a failure. */
const polling = { interval: 50, timeout: 20_000 };

/** Hears what a page complains of from now on, into `window.complaints`. */
const watchScript = `
window.complaints = [];
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(violatedDirective + ' ' + blockedURI));
for (const level of ['warn', 'error']) {
  const native = console[level];
  console[level] = (...values) => { complaints.push(values.join(' ')); native.apply(console, values); };
}`;

export class WebKitPage {
  constructor(
    readonly driver: WebDriver,
    readonly site: string,
  ) {}

  /** Opens an address of the site, given below its base, and listens to what it complains of. */
  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.site).href);
    await this.driver.executeScript(watchScript);
  }

  /** Runs a script in the page: a function's body, with `arguments`. */
  evaluate<Result>(script: string, ...values: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...values);
  }

  complaints(): Promise<string[]> {
    return this.evaluate('return window.complaints');
  }

  /** All that is shown and wanted. */
  all(wanted: Wanted | ByRole): Promise<WebElement[]> {
    return this.evaluate(findScript, 'role' in wanted ? wantedOf(wanted) : wanted);
  }

  /** Waits for what is wanted; resolves with the first of it. */
  async find(wanted: Wanted | ByRole): Promise<WebElement> {
    let found: WebElement | undefined;
    const look = async () => ([found] = await this.all(wanted)).length;
    await expect.poll(look, { ...polling, message: JSON.stringify(wanted) }).toBeGreaterThan(0);
    if (found === undefined) throw new Error(`There is no ${JSON.stringify(wanted)}.`);
    return found;
  }

  async click(wanted: Wanted | ByRole): Promise<void> {
    await (await this.find(wanted)).click();
  }

  /** Types where the focus is. */
  async type(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key while Control is held. */
  async control(key: string): Promise<void> {
    const actions = this.driver.actions();
    await actions.keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Waits until the text of what is wanted contains `text`. */
  async expectText(
    wanted: Wanted | ByRole,
    text: string,
    timeout = polling.timeout,
  ): Promise<void> {
    const search = 'role' in wanted ? wantedOf(wanted) : wanted;
    const texts = () => this.evaluate<string[]>(textScript, search);
    await expect
      .poll(async () => (await texts()).join('\n'), { ...polling, timeout })
      .toContain(text);
  }

  /** Waits until a script, a function's body, returns what is expected. */
  async expectResult(script: string, expected: unknown, timeout = polling.timeout): Promise<void> {
    await expect.poll(() => this.evaluate(script), { ...polling, timeout }).toEqual(expected);
  }

  /** Waits until the page's example is in a state, and scrolls it into view, where it starts by itself. */
  async expectState(state: string): Promise<void> {
    await this.evaluate(`document.querySelector('[data-example]')?.scrollIntoView()`);
    const script = `return document.querySelector('[data-example]')?.dataset.state`;
    await this.expectResult(script, state, drawTimeout);
  }
}

/**
 * To be called at the top of a file or a group: opens a browser before its tests, wide enough for the sidebar, and
 * ends it after them. The arguments are MiniBrowser's.
 */
export function withWebKit(...browserArgs: readonly string[]): () => WebKitPage {
  let page: WebKitPage | undefined;
  beforeAll(async () => {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: inject('browser'),
        args: ['--automation', ...browserArgs],
      },
    });
    const driver = await new Builder()
      .usingServer(inject('driver'))
      .withCapabilities(capabilities)
      .build();
    page = new WebKitPage(driver, inject('site'));
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1100, height: 700 });
  });
  afterAll(() => page?.driver.quit());
  return () => {
    if (page === undefined) throw new Error('The browser is there once tests run.');
    return page;
  };
}
