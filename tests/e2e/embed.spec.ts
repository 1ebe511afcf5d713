/** Tests examples that a page on another origin embeds with the HTML from the panel. */
import type { Frame, Page } from '@playwright/test';
import {
  offerOf,
  type Choices,
  type EmbedInput,
} from '../../src/components/Playground/embedding/iframe';
import { encodeShare } from '../../src/components/Example/share';
import {
  frameOf,
  startEmbedHost,
  tellFrame,
  told,
  type EmbedHost,
  type Told,
} from '../fixtures/embedHost';
import { latest } from '../fixtures/workbench';
import { findViolations } from './axe';
import { expect, test, watch } from './support';

let host: EmbedHost;
test.beforeAll(async () => {
  host = await startEmbedHost();
});
test.afterAll(() => host.close());

const example: EmbedInput = { name: 'cad-basic', folder: latest.folder, title: 'CAD model' };
const plain: Choices = { theme: undefined, showsCode: false };

async function embed(page: Page, site: string, input: EmbedInput, choices: Choices = plain) {
  const offer = offerOf(input, choices, (path) => site + path);
  if (offer.type !== 'html') throw new Error(offer.type);
  await page.goto(host.address(offer.html));
  return frameOf(page);
}

async function linked(source: string): Promise<EmbedInput> {
  const files = { 'cad-basic.ts': source };
  return {
    ...example,
    files,
    hash: await encodeShare({ name: 'cad-basic', folder: latest.folder, files }),
  };
}

/** A program that ends without drawing. */
const short = `console.log('theirs');`;
/** A program with a viewer. It becomes ready without a model. */
const viewing = `import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer') ?? document.body,
  logMetrics: false,
});
Object.assign(globalThis, { viewer });`;

/** Waits until the embed sends a message of this type to the parent page. Ignores the first `after` messages. */
async function hears(page: Page, type: string, after = 0): Promise<Told> {
  const find = async () => (await told(page)).slice(after).find((each) => each.type === type);
  await expect.poll(find, { message: type }).toBeDefined();
  return (await find()) as Told;
}

function expectState(frame: Frame, state: string): Promise<void> {
  return expect(frame.locator('[data-example]')).toHaveAttribute('data-state', state);
}

test('an example runs in a page of another origin and handles its messages', async ({
  page,
  site,
}) => {
  const seen = watch(page, site);
  const { origin } = new URL(site);
  const frame = await embed(page, site, example);
  await expectState(frame, 'running');
  await hears(page, 'ready');
  expect(await told(page)).toEqual([
    { origin, type: 'listening' },
    { origin, type: 'ready' },
  ]);

  await tellFrame(page, { type: 'takePicture', id: 1 });
  const before = await hears(page, 'pictureTaken');
  expect(before).toMatchObject({ origin, id: 1, picture: { type: 'image/webp' } });
  await tellFrame(page, { type: 'setViewState', position: [0, 400, 0], target: [0, 0, 1] });
  // While the new view is being drawn, the picture can be missing or show the previous view.
  const another = async () => {
    const heard = (await told(page)).length;
    const answer = async () => (await told(page)).slice(heard).find(({ id }) => id === 2);
    await tellFrame(page, { type: 'takePicture', id: 2 });
    await expect.poll(answer).toBeDefined();
    return (await answer())?.picture?.sum ?? before.picture?.sum;
  };
  await expect.poll(another).not.toBe(before.picture?.sum);

  const heard = (await told(page)).length;
  await tellFrame(page, { type: 'run' });
  await hears(page, 'ready', heard);
  // Exclude the request for an icon, which the other page itself sends.
  expect(seen.outside.filter((address) => new URL(address).hostname !== '127.0.0.1')).toEqual([]);
});

test('an embed doesn’t write to or read from the browser’s storage', async ({ page, site }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      Object.defineProperty(Storage.prototype, name, {
        value: (key: string) => {
          calls.push(`${name} ${key}`);
          return null;
        },
      });
    }
    Object.assign(window, { storageCalls: calls });
  });
  const keysOf = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto(`${site}embed?example=cad-basic&code=1`);
  await expect(page.locator('[data-example]')).toBeVisible();
  const calls = () =>
    page.evaluate(() => (window as unknown as { storageCalls: string[] }).storageCalls);
  expect(await calls()).toEqual([]);
  // In the embed, scripts get `null` instead of the storage.
  expect(await page.evaluate(() => String(window.localStorage))).toBe('null');
  await page.goto(`${site}robots.txt`);
  expect(await keysOf()).toEqual([]);
});

test('code in the hash runs after a click in the frame, and only then when the page asks', async ({
  page,
  site,
}) => {
  const { origin } = new URL(site);
  const frame = await embed(page, site, await linked(viewing));
  await expect(frame.getByRole('note', { name: 'Code from a link' })).toContainText('cad-basic.ts');
  await expect(frame.getByRole('region', { name: 'Code' })).toContainText('Object.assign');
  await hears(page, 'listening');
  await tellFrame(page, { type: 'run', id: 3 });
  expect(await hears(page, 'failed')).toMatchObject({
    origin,
    type: 'failed',
    of: 'run',
    id: 3,
    reason: /presses Run/,
  });
  await expectState(frame, 'idle');
  await expect(frame.locator('iframe')).toHaveCount(0);

  await frame.getByRole('button', { name: 'Run the linked code' }).click();
  await hears(page, 'ready');
  const heard = (await told(page)).length;
  await tellFrame(page, { type: 'run' });
  await hears(page, 'ready', heard);
});

test(
  'different code in the hash of the same frame waits for another click',
  { tag: '@more' },
  async ({ page, site }) => {
    const frame = await embed(page, site, await linked(short));
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await expectState(frame, 'running');
    const { hash = '' } = await linked(`${short} // other`);
    await page.evaluate(
      ([address, next]) => {
        document.querySelector('iframe')?.contentWindow?.location.replace(address + next);
      },
      [`${site}embed`, hash] as const,
    );
    await expect(frame.getByRole('region', { name: 'Code' })).toContainText('// other');
    await expectState(frame, 'idle');
    const heard = (await told(page)).length;
    await tellFrame(page, { type: 'run' });
    expect(await hears(page, 'failed', heard)).toMatchObject({ of: 'run' });
    await expect(frame.locator('iframe')).toHaveCount(0);
  },
);

test(
  'an embed reports a failed program to the page around it, if that page has sent a message',
  { tag: '@more' },
  async ({ page, site }) => {
    const frame = await embed(page, site, await linked(`throw new Error('It broke.');`));
    await hears(page, 'listening');
    await tellFrame(page, { type: 'takePicture' });
    expect((await hears(page, 'failed')).reason).toContain('The program isn’t running');
    const heard = (await told(page)).length;
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await expectState(frame, 'failed');
    expect(await hears(page, 'failed', heard)).toMatchObject({
      of: 'run',
      reason: /It broke\./,
    });
    await expect(frame.getByRole('alert')).toContainText('It broke.');
    await expect(frame.getByRole('button', { name: /Edit/ })).toHaveCount(0);
  },
);

test('the embed is the only page that other sites can frame', async ({ page, site }) => {
  const others = ['', 'docs/concepts', 'docs/examples/cad-basic', 'examples', 'search', 'embed/x'];
  for (const address of others) {
    await page.goto(host.address(`<iframe src="${site}${address}"></iframe>`));
    const frame = await frameOf(page);
    await expect
      .poll(() => frame.url(), address)
      .toMatch(/^(?:chrome-error:|about:neterror\?e=cspBlocked&)/);
  }
  await page.goto(host.address(`<iframe src="${site}embed?example=cad-basic"></iframe>`));
  await expect((await frameOf(page)).locator('[data-example]')).toBeVisible();
});

test(
  'colors follow the URL, or else the system, before and after React loads',
  { tag: '@more' },
  async ({ page, site }) => {
    const html = page.locator('html');
    for (const [system, parameter, theme] of [
      ['light', '', 'light'],
      ['dark', '', 'dark'],
      ['light', '&theme=dark', 'dark'],
      ['dark', '&theme=light', 'light'],
      ['dark', '&theme=blue', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.route(/\/js\/main\./, (route) => route.abort());
      await page.goto(`${site}embed?example=cad-basic${parameter}`);
      await expect(html, `${system}${parameter}, built`).toHaveAttribute('data-theme', theme);
      await page.unroute(/\/js\/main\./);
      await page.goto(`${site}embed?example=cad-basic${parameter}`);
      await expect(page.locator('[data-example]')).toBeVisible();
      await expect(html, `${system}${parameter}`).toHaveAttribute('data-theme', theme);
    }
    await page.goto(`${site}embed?example=cad-basic`);
    await expect(page.locator('[data-example]')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
  },
);

test.describe('a URL without an example to show', () => {
  const damaged = '#example=abc';
  const oversized = `#example=${'a'.repeat(9000)}`;
  for (const [name, address, words] of [
    ['no example', 'embed', 'doesn’t specify an example'],
    ['an unknown example', 'embed?example=no-such', 'Unknown example “no-such”'],
    ['an unknown version', 'embed?example=cad-basic&version=9.x', 'Unknown version “9.x”'],
    ['a damaged hash', `embed${damaged}`, 'damaged'],
    ['an oversized hash', `embed?example=cad-basic${oversized}`, 'too long'],
  ] as const) {
    test(`shows the reason and a link to the gallery: ${name}`, async ({ page, site }) => {
      await page.goto(site + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No example to show');
      await expect(page.getByRole('main')).toContainText(words);
      const link = page.getByRole('link');
      await expect(link).toHaveAttribute('href', `${new URL(site).pathname}examples`);
      await expect(page.locator('[data-example]')).toHaveCount(0);
    });
  }
});

test(
  'links open in new windows, or show their URL if the page around forbids it',
  { tag: '@more' },
  async ({ page, site, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frame = await embed(page, site, example);
    const address = `${site}${latest.routePath}/examples/cad-basic`;
    await frame.getByRole('heading').getByRole('link').click();
    const field = frame.getByRole('alert').getByRole('textbox');
    await expect(field).toHaveValue(address);
    await expect(field).toBeFocused();
    await frame.getByRole('link', { name: 'Open in playground' }).click();
    await expect(field).toHaveValue(`${site}playground?example=cad-basic&version=${latest.folder}`);
    await frame.getByRole('button', { name: 'Close' }).click();
    await expect(field).toHaveCount(0);

    await page.goto(`${site}embed?example=cad-basic`);
    const opens = context.waitForEvent('page');
    await page.getByRole('heading').getByRole('link').click();
    const opened = await opens;
    await expect(opened).toHaveURL(address);
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  },
);

test('the code can be shown with the Code button or by the URL', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}embed?example=cad-basic`);
  const code = page.getByRole('region', { name: 'Code' });
  const toggle = page.getByRole('button', { name: 'Code', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(code).toContainText('addModel');
  await expect(code.locator('.token.keyword').first()).toHaveText('import');
  await page.getByRole('tab', { name: 'cad-basic.ts' }).press('ArrowRight');
  await expect(code.getByRole('tabpanel')).toContainText('CogniteClient');
  await page.goto(`${site}embed?example=cad-basic&code=1`);
  await expect(code).toBeVisible();
});

test(
  'an embed doesn’t load the editor or compiler, and has no site navigation',
  { tag: '@more' },
  async ({ page, site }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(await response.text().catch(() => ''));
      }
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site}embed?example=cad-basic&code=1`);
    await expect(page.locator('[data-example]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(2);
    for (const mark of ['cm-content', 'Unexpected token, expected']) {
      expect.soft(scripts.filter((text) => text.includes(mark)).length, mark).toBe(0);
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test('an embed fits its frame', { tag: '@more' }, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [640, 400],
    [390, 600],
    [320, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site}embed?example=cad-basic&code=1`);
    await expect(page.locator('[data-example]')).toBeVisible();
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(size, `${width} px`).toEqual({ scrollWidth: width, scrollHeight: height });
    const start = page.getByRole('button', { name: 'Start the example' });
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});

for (const [theme, viewport] of [
  ['light', { width: 640, height: 400 }],
  ['dark', { width: 390, height: 600 }],
] as const) {
  const details = theme === 'light' ? {} : { tag: '@more' };
  test(
    `axe finds no violations in an embed: ${theme}, ${viewport.width} px`,
    details,
    async ({ page, site }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { hash = '' } = await linked(`${short} // \u202e`);
      const found: string[] = [];
      for (const address of [
        `embed?example=cad-basic&theme=${theme}`,
        `embed?example=cad-basic&code=1&theme=${theme}`,
        `embed?theme=${theme}${hash}`,
        `embed?theme=${theme}`,
      ]) {
        await page.goto(site + address);
        await page.locator('h1').waitFor();
        found.push(...(await findViolations(page)).map((line) => `${address}: ${line}`));
      }
      expect(found).toEqual([]);
    },
  );
}
