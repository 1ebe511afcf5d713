import { afterAll, beforeAll, expect, inject } from 'vitest';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Time limit for the first picture, in milliseconds. A software renderer on a shared machine is slow. */
export const drawTimeout = 90_000;
import { findScript, textScript, wantedOf, type ByRole, type Wanted } from './finders';

/** How often a page is checked, and how long to wait for a result, in milliseconds. */
const polling = { interval: 50, timeout: 20_000 };

/** Collects the page's errors, policy violations, and console warnings in `window.complaints`. */
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

  /** Opens a path below the site's base URL, and starts collecting errors. */
  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.site).href);
    await this.driver.executeScript(watchScript);
  }

  /** Runs a script in the page. `script` is a function body that can use `arguments`. */
  evaluate<Result>(script: string, ...values: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...values);
  }

  complaints(): Promise<string[]> {
    return this.evaluate('return window.complaints');
  }

  all(wanted: Wanted | ByRole): Promise<WebElement[]> {
    return this.evaluate(findScript, 'role' in wanted ? wantedOf(wanted) : wanted);
  }

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

  async type(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async control(key: string): Promise<void> {
    const actions = this.driver.actions();
    await actions.keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

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

  /** Waits until a script returns the expected value. `script` is a function body. */
  async expectResult(script: string, expected: unknown, timeout = polling.timeout): Promise<void> {
    await expect.poll(() => this.evaluate(script), { ...polling, timeout }).toEqual(expected);
  }

  /**
   * Scrolls the page's example into view, so that it starts automatically. Then waits until the example has this state.
   */
  async expectState(state: string): Promise<void> {
    await this.evaluate(`document.querySelector('[data-example]')?.scrollIntoView()`);
    const script = `return document.querySelector('[data-example]')?.dataset.state`;
    await this.expectResult(script, state, drawTimeout);
  }
}

/**
 * Opens a browser before the tests of a file or group, and closes it after them. Passes `browserArgs` to MiniBrowser.
 * Call this function at the top of a file or group.
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
