/** Tests pages that stay open while the site is updated. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface FakeHistory {
  state: unknown;
  replaceState(state: unknown, title: string): void;
}

let history: FakeHistory;
let query: string | undefined;
const reload = vi.fn();
const answers = new Map<string, number>();

/** Loads the modules again, as a new document with the same history entry would. */
async function load() {
  vi.resetModules();
  return {
    ...(await import('@reveal-docs/page-script/updated')),
    ...(await import('../../../src/client/isUpdate')),
  };
}

beforeEach(() => {
  history = {
    state: null,
    replaceState(state) {
      // Copy the state, as browsers do.
      this.state = structuredClone(state);
    },
  };
  reload.mockReset();
  answers.clear();
  query = undefined;
  vi.stubGlobal('window', { history, location: { reload } });
  vi.stubGlobal('document', {
    querySelector: () => (query === undefined ? null : { value: query }),
  });
  vi.stubGlobal('fetch', (url: string) => {
    const status = answers.get(url);
    return status === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve({ status });
  });
});
afterEach(() => vi.unstubAllGlobals());

function failed(more: object): Error {
  return Object.assign(new Error('Loading chunk 1 failed.'), more);
}

describe('a failed request means that the site was updated', () => {
  it.each([
    [404, true],
    [410, false],
    [200, false],
    [500, false],
    [undefined, false],
  ])('if the host answers %s: %s', async (status, is) => {
    const { isUpdate } = await load();
    if (status !== undefined) answers.set('/a.js', status);
    expect(await isUpdate(failed({ request: '/a.js' }))).toBe(is);
    expect(await isUpdate(failed({ url: '/a.js' }))).toBe(is);
  });

  it('never without a URL', async () => {
    const { isUpdate } = await load();
    for (const error of [failed({}), failed({ request: 1 }), 'gone', undefined]) {
      expect(await isUpdate(error)).toBe(false);
    }
  });

  it('not if the same file is still missing after the reload', async () => {
    answers.set('/a.js', 404).set('/b.js', 404);
    const before = await load();
    await before.isGone('/a.js');
    before.reloadPage();
    const after = await load();
    expect(await after.isGone('/a.js')).toBe(false);
    expect(await after.isGone('/b.js')).toBe(true);
  });
});

describe('a search query', () => {
  it('typed before the search field exists is restored once after the reload', async () => {
    history.state = { key: 'router' };
    const before = await load();
    before.setPendingQuery('point');
    before.reloadPage();
    expect(reload).toHaveBeenCalledOnce();
    expect(history.state).toMatchObject({ key: 'router' });
    expect((await load()).consumeQuery()).toBe('point');
    expect((await load()).consumeQuery()).toBeUndefined();
  });

  it('typed into the search field is restored once, and takes precedence', async () => {
    query = 'point cloud';
    const before = await load();
    before.setPendingQuery('point');
    before.reloadPage();
    query = undefined;
    const { consumeQuery } = await load();
    expect(consumeQuery()).toBe('point cloud');
    expect(consumeQuery()).toBeUndefined();
    expect((await load()).consumeQuery()).toBeUndefined();
  });

  it('that can’t be stored doesn’t prevent the reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    query = 'point';
    (await load()).reloadPage();
    expect(reload).toHaveBeenCalledOnce();
  });
});
