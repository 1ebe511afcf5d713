/** A page with an example, a cluster of the reader's, and what an attacker does to them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { encodeShare } from '../../../src/components/Example/share';
import { clusterModels, clusterProject, clusterToken, type Cluster } from '../../fixtures/cluster';
import { otherLayout } from '../../fixtures/versions';
import { exampleOn, examplePath, latest } from '../../fixtures/workbench';
import { waitForHydration } from '../support';

/** The name under which the browser keeps changes of the example. */
const keptName = `example.${latest.folder}.cad-basic-reveal-docs`;

export interface Bench {
  readonly page: Page;
  readonly cluster: Cluster;
  readonly example: Locator;
  /** The same for another page of the browser. */
  on(page: Page): Bench;
  /** Opens the example's page, with `hash` behind its address. */
  open(hash?: string): Promise<void>;
  /** The same, with code in a link; see {@link Bench.link}. */
  openCode(source: string, more?: LinkOptions): Promise<void>;
  /** Sends the open page to `hash`, as another site does that holds its window. */
  arrive(hash: string): Promise<void>;
  /** The same, with code in a link. */
  arriveCode(source: string, more?: LinkOptions): Promise<void>;
  /** Leaves the page for an empty one and comes Back. */
  leaveAndReturn(): Promise<void>;
  /** Follows the links to another version of the page, and to this one again. */
  visitOtherVersion(): Promise<void>;
  /** Part of an address that carries code for the example on the page, or for what `more` says. */
  link(source: string, more?: LinkOptions): Promise<string>;
  /** A link that carries code and was cut. */
  damagedLink(): Promise<string>;
  button(name: string): Locator;
  /**
   * Presses a button at once. A program that takes the focus scrolls the page to its frame: where that comes between
   * the mouse's going down and up, the browser tells the button of no click.
   */
  press(name: string): Promise<void>;
  /** Presses these buttons in one task of the page, so that nothing comes in between; says what is there before the last. */
  pressTogether(...names: string[]): Promise<{ readonly frames: number; readonly state: string }>;
  /** Opens the panel for the reader's own project. */
  openProject(): Promise<void>;
  /** The form's fields. */
  readonly fields: Locator;
  /** What is in the fields, one after the other. */
  typed(): Promise<string>;
  /** Opens the form and fills it in with what the cluster takes. */
  fill(): Promise<void>;
  /** The same, and connects; resolves when the page says that it is connected. */
  connect(): Promise<void>;
  /** Whether the page says that it is connected. */
  isConnected(): Promise<boolean>;
  /** Requests that carried the token until now. */
  withToken(): number;
  /** Types `text` at the end of the program in the editor. */
  edit(text: string): Promise<void>;
  /** Puts changes into the browser's storage, as an earlier state of the site or another window did. */
  keep(value: unknown): Promise<void>;
  /** Puts such code there as the site kept before it noted where code comes from. */
  keepCode(source: string): Promise<void>;
  /** Runs what is shown, by the page's own button. */
  run(): Promise<void>;
  /** Waits until a program has logged `text`. */
  waitForLog(text: string): Promise<void>;
  /** The lines that programs logged. */
  logged(): Promise<string>;
  /** Whether a program that is not the built one has a frame. */
  hasFrame(): Promise<boolean>;
  /** The notice about code of a link. */
  readonly notice: Locator;
  /** What the notice says; nothing where there is none. */
  said(): Promise<string>;
}

interface LinkOptions {
  readonly file?: string;
  readonly name?: string;
  readonly folder?: string;
}

/** A program that says that it runs, and asks the cluster for what it can. */
export function thief(cluster: Cluster): string {
  return `console.log('foreign code runs');
for (let turn = 0; turn < 5; turn++) {
  for (const method of ['GET', 'POST', 'DELETE']) {
    void fetch('${cluster.address}/api/v1/projects/${clusterProject}/assets/stolen', { method })
      .then(() => console.log('foreign code got an answer'), () => {});
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
}
console.log('foreign code is done');`;
}

export function createBench(page: Page, site: string, cluster: Cluster): Bench {
  const example = exampleOn(page);
  const form = example.getByRole('form', { name: 'Your own project' });
  const fields = form.locator('input');
  /** What is in the panel: the form, the connection, or words on why there is neither. */
  const panel = example.getByText(
    /Your entries stay|^Connected to model|can’t connect your own|embedded in another page/,
  );
  const button = (name: string) => example.getByRole('button', { name, exact: true }).first();
  const link: Bench['link'] = (source, { file = 'cad-basic.ts', ...more } = {}) =>
    encodeShare({ name: 'cad-basic', folder: latest.folder, ...more, files: { [file]: source } });

  const bench: Bench = {
    page,
    cluster,
    example,
    on: (other) => createBench(other, site, cluster),
    fields,
    notice: example.getByRole('note').filter({ hasText: 'came from' }),
    link,
    damagedLink: async () => (await link('console.log("damaged")')).slice(0, -9),
    async open(hash = '') {
      await page.goto(`${site}${examplePath()}${hash}`);
      await waitForHydration(page, 'afterIntent');
      if (hash !== '') await page.waitForTimeout(150);
    },
    async arrive(hash) {
      await page.evaluate((next) => {
        window.location.hash = next;
      }, hash);
      // The link is unpacked by then, and what it brought is shown.
      await page.waitForTimeout(250);
    },
    async openCode(source, more) {
      await bench.open(await link(source, more));
      // Until the link is unpacked, the page has its own code.
      await bench.notice.waitFor();
    },
    arriveCode: async (source, more) => bench.arrive(await link(source, more)),
    async leaveAndReturn() {
      await page.goto('about:blank');
      await page.goBack();
    },
    async visitOtherVersion() {
      await example.getByRole('link', { name: otherLayout.label }).click();
      await page.waitForURL(`**/${otherLayout.routePath}/**`);
      await example.getByRole('link', { name: latest.label }).click();
      await page.waitForURL(`**/${latest.routePath}/examples/**`);
    },
    button,
    press: (name) =>
      button(name).evaluate((element: HTMLElement) => {
        // As the mouse does.
        element.focus();
        element.click();
      }),
    pressTogether: (...names) =>
      example.evaluate((element, labels) => {
        let before = { frames: 0, state: '' };
        for (const label of labels) {
          const { state = '' } = (element as HTMLElement).dataset;
          before = { frames: element.querySelectorAll('iframe').length, state };
          const buttons = [...element.querySelectorAll('button')];
          const found = buttons.find(
            ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === label,
          );
          if (found === undefined) throw new Error(`There is no button "${label}".`);
          // As the mouse does.
          found.focus();
          found.click();
        }
        return before;
      }, names),
    typed: () =>
      fields.evaluateAll((inputs) =>
        inputs.map((input) => (input as HTMLInputElement).value).join(''),
      ),
    async openProject() {
      await bench.press('Your own project');
      await panel.first().waitFor();
    },
    async fill() {
      if ((await fields.count()) === 0) await bench.openProject();
      const { modelId, revisionId } = clusterModels.cad;
      const values = {
        Cluster: cluster.address,
        Project: clusterProject,
        'Access token': clusterToken,
        'Model ID': String(modelId),
        'Revision ID': String(revisionId),
      };
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
    },
    async connect() {
      await bench.fill();
      await button('Connect and run').click();
      await example.getByText(/^Connected to model/).waitFor();
    },
    isConnected: () => example.getByText(/^Connected to model/).isVisible(),
    withToken: () =>
      cluster.requests.filter(({ authorization }) => authorization?.includes(clusterToken)).length,
    async edit(text) {
      const edit = button('Edit');
      if (await edit.isVisible()) await edit.click();
      await example.locator('.cm-content:visible').click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText(text);
    },
    async keep(value) {
      await page.evaluate(
        ([key, text]) => {
          localStorage.setItem(key, text);
          // What other windows are told.
          window.dispatchEvent(
            new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }),
          );
        },
        [keptName, typeof value === 'string' ? value : JSON.stringify(value)] as const,
      );
    },
    keepCode: (source) => bench.keep({ base: '1', files: { 'cad-basic.ts': source } }),
    run: () => bench.press('Run'),
    async waitForLog(text) {
      await expect.poll(() => bench.logged(), { timeout: 10_000 }).toContain(text);
    },
    async logged() {
      const toggle = example.getByRole('button', { name: /^Console/ });
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      return (await example.getByRole('log').allTextContents()).join('\n');
    },
    said: async () => (await bench.notice.allTextContents()).join(' '),
    hasFrame: async () => (await example.locator('iframe').count()) > 0,
  };
  return bench;
}
