/**
 * Tests search with a hosted provider, whose hosts are mocked. Covers the requests, and the message for each failure.
 */
import type { Page, Route } from '@playwright/test';
import type { RunningServer } from '../../scripts/helpers/server';
import { buildFixtureSite, makeFixtureSite, serveFixtureSite } from '../fixtures/site';
import { expectAlive, seeHosted, watchErrors } from './faults/check';
import { expect, test, waitForHydration, searchField } from './support';

test.describe.configure({ mode: 'default' });

const appId = 'TESTAPP';
const key = 'search-only-key';
const allHosts = /^https:\/\/testapp(-dsn|-\d)?\.algolia(net\.com|\.net)\//i;
const dsn = 'testapp-dsn.algolia.net';
const insightsHosts = /^https:\/\/insights\.(?:[a-z]+\.)?algolia\.io\//;

let server: RunningServer;

test.beforeAll(async () => {
  const site = makeFixtureSite({
    name: 'hosted-search',
    env: {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_API_KEY: key,
      ALGOLIA_INDEX_NAME: 'fixture',
      ALGOLIA_INSIGHTS: 'true',
      DOCS_REPO_URL: 'https://git.example/team/docs',
      // Build only one version. Broken links then only cause warnings, and this test doesn't check links.
      DOCS_VERSIONS: '1.x',
    },
  });
  const { exitCode, output } = await buildFixtureSite(site);
  expect(exitCode, output).toBe(0);
  server = await serveFixtureSite(site, 4390);
});

test.afterAll(async () => {
  await server.close();
});

function marked(value: string): { value: string; matchLevel: string } {
  return { value, matchLevel: 'full' };
}

/** Returns a provider's response with one hit. The hit's texts contain markup, as indexed code does. */
function answer(nbHits = 1): string {
  const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hit = {
    objectID: 'hit-1',
    type: 'lvl1',
    url: 'https://fixture.example/docs/concepts',
    content: 'A Map<string> <img src=x onerror=alert(1)>',
    hierarchy: { lvl0: 'Concepts', lvl1: 'Concepts <b>', ...levels },
    _highlightResult: {
      hierarchy: { lvl0: marked('Concepts'), lvl1: marked('<mark>Concepts</mark> <b>') },
    },
    _snippetResult: {
      hierarchy: { lvl1: marked('<mark>Concepts</mark> <b>') },
      content: marked('A <mark>Map</mark><string> <img src=x onerror=alert(1)>'),
    },
  };
  const result = {
    hits: nbHits === 0 ? [] : [hit],
    nbHits,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: '',
    queryID: 'query-1',
    index: 'fixture',
  };
  return JSON.stringify({ results: [result, { ...result, hits: [], facets: { kind: {} } }] });
}

const json = (body: string, status = 200) => ({
  status,
  contentType: 'application/json',
  headers: { 'Access-Control-Allow-Origin': '*' },
  body,
});

interface Call {
  readonly url: URL;
  readonly body: { requests: Record<string, unknown>[] };
}

/** Mocks the provider and returns the requests that it receives. */
async function playProvider(
  page: Page,
  respond: (route: Route, host: string) => Promise<void>,
): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(allHosts, async (route) => {
    const url = new URL(route.request().url());
    calls.push({ url, body: route.request().postDataJSON() as Call['body'] });
    await respond(route, url.host);
  });
  return calls;
}

const good = (route: Route): Promise<void> => route.fulfill(json(answer()));
const field = searchField;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const hit = (page: Page) => page.locator('.DocSearch-Hit');
const unreachable = 'You might want to check your network connection.';

async function search(page: Page, query: string, address = 'docs/concepts'): Promise<void> {
  await page.goto(server.address + address);
  await waitForHydration(page, 'afterIntent');
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

test('the provider isn’t contacted before a search, not even to preconnect', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address)) outside.push(request.url());
  });
  await page.goto(`${server.address}docs/concepts`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  expect(outside).toEqual([]);
});

test('a search sends one request with the specified payload', async ({ page }) => {
  const calls = await playProvider(page, good);
  await search(page, 'concept');
  await expect(hit(page)).toHaveCount(1);
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.url.host).toBe(dsn);
  expect(call?.url.pathname).toBe('/1/indexes/*/queries');
  expect(call?.url.searchParams.get('x-algolia-application-id')).toBe(appId);
  expect(call?.url.searchParams.get('x-algolia-api-key')).toBe(key);
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  expect(call?.body).toEqual({
    requests: [
      {
        query: 'concept',
        indexName: 'fixture',
        attributesToRetrieve: [
          'hierarchy.lvl0',
          ...levels.map((level) => `hierarchy.${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.x'],
        ],
      },
    ],
  });
});

test('narrow screens request shorter snippets', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const calls = await playProvider(page, good);
  await search(page, 'concept');
  await expect(hit(page)).toHaveCount(1);
  expect(calls[0]?.body.requests[0]?.attributesToSnippet).toContain('content:5');
});

test('results show only text and marks, also in saved searches', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (shown) => {
    dialogs.push(shown.message());
    void shown.dismiss();
  });
  await playProvider(page, good);
  await page.route(insightsHosts, (route) => route.fulfill(json('{}')));
  await search(page, 'concept');
  const elements = () =>
    page
      .locator('.DocSearch-Hit-title, .DocSearch-Hit-path')
      .evaluateAll((list) =>
        list.flatMap((element) => [...element.querySelectorAll('*')].map(({ tagName }) => tagName)),
      );
  await expect(hit(page)).toContainText('A Map<string> <img src=x onerror=alert(1)>');
  expect(new Set(await elements())).toEqual(new Set(['MARK']));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(hit(page)).toContainText('Concepts <b>');
  expect(await elements()).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('showing results sends an event, with a client script from this site', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const events: { events: Record<string, unknown>[] }[] = [];
  await page.route(insightsHosts, async (route) => {
    if (route.request().method() === 'POST') {
      events.push(route.request().postDataJSON() as (typeof events)[number]);
    }
    await route.fulfill(json('{}'));
  });
  await playProvider(page, good);
  await search(page, 'concept');
  await expect(hit(page)).toBeVisible();
  const views = () =>
    events.flatMap((call) => call.events).filter(({ eventType }) => eventType === 'view');
  await expect.poll(() => views().length).toBeGreaterThan(0);
  expect(views()[0]).toMatchObject({ index: 'fixture', objectIDs: ['hit-1'] });
  expect(scripts.filter((url) => !url.startsWith(server.address))).toEqual([]);
});

function twoHits(): string {
  const parsed = JSON.parse(answer(2)) as { results: { hits: Record<string, unknown>[] }[] };
  const [result] = parsed.results;
  const [first] = result?.hits ?? [];
  const hierarchy = { ...(first?.hierarchy as object), lvl0: 'Other', lvl1: 'Other page' };
  const url = 'https://fixture.example/docs/installation';
  result?.hits.push({ ...first, objectID: 'hit-2', hierarchy, url });
  return JSON.stringify(parsed);
}

for (const [how, position, open] of [
  ['the first result by Enter', 1, (page: Page) => page.keyboard.press('Enter')],
  ['the first result by a click', 1, (page: Page) => hit(page).first().click()],
  ['the second result by a click', 2, (page: Page) => hit(page).nth(1).click()],
] as const) {
  test(`opening ${how} sends one click event with its position`, async ({ page }) => {
    const events: Record<string, unknown>[] = [];
    await page.route(insightsHosts, async (route) => {
      if (route.request().method() === 'POST') {
        const { events: sent } = route.request().postDataJSON() as { events: typeof events };
        events.push(...sent);
      }
      await route.fulfill(json('{}'));
    });
    await playProvider(page, (route) => route.fulfill(json(twoHits())));
    await search(page, 'concept');
    await expect(hit(page)).toHaveCount(2);
    await open(page);
    await expect(dialog(page)).toBeHidden();
    const clicks = () => events.filter(({ eventType }) => eventType === 'click');
    await expect.poll(() => clicks().length).toBeGreaterThan(0);
    // Wait until a duplicate event would have arrived.
    await page.waitForTimeout(1000);
    expect(clicks()).toHaveLength(1);
    expect(clicks()[0]).toMatchObject({
      index: 'fixture',
      objectIDs: [`hit-${position}`],
      positions: [position],
      queryID: 'query-1',
    });
  });
}

test('readers can report that there are no results', async ({ page }) => {
  await playProvider(page, (route) => route.fulfill(json(answer(0))));
  await search(page, 'nowhere');
  await expect(dialog(page)).toContainText('No results for "nowhere"');
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/git\.example\/team\/docs\/issues\/new\?title=.*nowhere/,
  );
});

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no connection': (route) => route.abort('connectionrefused'),
  'status 500': (route) => route.fulfill(json('{"message":"broken"}', 500)),
  'status 302': (route) => route.fulfill(json('', 302)),
  // The mock never responds, so the request ends when the client's timeouts expire.
  'no answer in time': () => Promise.resolve(),
};

/** Maps each failure to the name of its fault in the table of faults. */
const hostedRows: Readonly<Record<string, string>> = {
  'status 500': '500',
  'no answer in time': 'slowly',
};

/**
 * Expects that an error message appears, that Retry then searches for the same query successfully, and that the page
 * still works.
 */
async function expectWayOn(
  page: Page,
  fault: string | undefined,
  errors: readonly string[],
): Promise<void> {
  await seeHosted(fault, dialog(page).getByRole('alert'));
  await page.route(allHosts, good);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(hit(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('concept');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectAlive(page);
  expect(errors).toEqual([]);
}

for (const [name, fail] of Object.entries(failures)) {
  test(`${name} on one host: search uses the next host, also for the next query`, async ({
    page,
  }) => {
    const calls = await playProvider(page, (route, host) =>
      host === dsn ? fail(route) : good(route),
    );
    await search(page, 'concept');
    await expect(hit(page)).toHaveCount(1);
    const hosts = calls.map(({ url }) => url.host);
    expect(hosts[0]).toBe(dsn);
    expect(hosts).toHaveLength(2);
    await field(page).fill('concepts');
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    // If a host times out, the client retries it only after the other hosts. If a host is down, the client doesn't
    // retry it.
    expect(calls[2]?.url.host).not.toBe(dsn);
  });

  test(`${name} on some hosts: search uses a host that works`, async ({ page }) => {
    let left = 3;
    await playProvider(page, (route) => (left-- > 0 ? fail(route) : good(route)));
    await search(page, 'concept');
    await expect(hit(page)).toHaveCount(1);
  });

  test(`${name} on all hosts: search shows an error, and Retry recovers`, async ({ page }) => {
    const errors = watchErrors(page);
    const calls = await playProvider(page, fail);
    await search(page, 'concept');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText(unreachable);
    expect(new Set(calls.map(({ url }) => url.host)).size).toBe(4);
    await expectWayOn(page, hostedRows[name], errors);
  });
}

test('search stops waiting for a slow host after the timeout and tries the others', async ({
  page,
}) => {
  await playProvider(page, async (route, host) => {
    if (host === dsn) await new Promise((resolve) => setTimeout(resolve, 6_000));
    await good(route).catch(() => undefined);
  });
  await search(page, 'concept');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(hit(page)).toHaveCount(1);
});

for (const status of [400, 401, 403, 429]) {
  test(`status ${status} shows an error without trying other hosts`, async ({ page }) => {
    const errors = watchErrors(page);
    const calls = await playProvider(page, (route) =>
      route.fulfill(json('{"message":"no"}', status)),
    );
    await search(page, 'concept');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText(status === 429 ? 'too many requests' : String(status));
    expect(calls).toHaveLength(1);
    await expectWayOn(page, String(status), errors);
  });
}

for (const [name, body] of [
  ['malformed JSON', '{"results":['],
  ['an answer of another shape', '{"results":{}}'],
  ['HTML', '<!doctype html><title>Sign in</title>'],
] as const) {
  test(`${name} as a response shows an error`, async ({ page }) => {
    const errors = watchErrors(page);
    await playProvider(page, (route) => route.fulfill(json(body)));
    await search(page, 'concept');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('invalid response');
    await expectWayOn(page, name, errors);
  });
}

test('the search page also uses the provider, and recovers on Retry', async ({ page }) => {
  let isDown = true;
  const calls = await playProvider(page, (route) =>
    isDown ? route.abort('connectionrefused') : good(route),
  );
  await page.goto(`${server.address}search?q=concept`);
  await expect(page.getByRole('alert')).toContainText(unreachable);
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Concepts <b>');
  expect(calls.at(-1)?.body.requests[0]).toMatchObject({
    query: 'concept',
    hitsPerPage: 20,
    page: 0,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.x']],
  });
});
