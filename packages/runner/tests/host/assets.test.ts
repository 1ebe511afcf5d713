import { afterEach, expect, it, vi } from 'vitest';
import { loadAsset } from '../../src/host/assets';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [404, 'The file a.js was not found (status 404).'],
  [403, 'The site refused access to the file a.js (status 403).'],
  [503, 'The site failed to deliver the file a.js (status 503).'],
  [418, 'The site returned status 418 instead of the file a.js.'],
])('explains status %d of a requested file', async (status, words) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  await expect(loadAsset('https://site/sdk/a.js', undefined)).rejects.toThrow(words);
});
