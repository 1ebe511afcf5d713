/** Tests how a live site can influence a build that uses `DOCS_KEEP`. */
import type http from 'node:http';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { testAttacks } from '../testAttacks';
import { buildBeside, code, keptAttacks, listen, listOf, old, signed } from './kept';

const folder = temporaryFolder();
const good = 'assets/good.dddddddd.js';

testAttacks('a forged list of kept files', keptAttacks(folder));

describe('a signed list of kept files', () => {
  it.each([
    'assets/a.bbbbbbbb.html',
    'assets/a.bbbbbbbb.xhtml',
    'assets/a.bbbbbbbb.xml',
    'assets/a.bbbbbbbb.mht',
    'demo/bbbbbbbb/page.htm',
    'frame/a.bbbbbbbb.js.html',
  ])('with a document isn’t kept: %s', async (file) => {
    expect(await buildBeside(folder, signed(listOf({ [file]: code })), { [file]: code })).toBe(
      'nothing kept',
    );
  });

  it('with a file that redirects to another host leaves out that file', async () => {
    const other = await listen((_request, response) => response.end(code));
    try {
      const redirect: http.RequestListener = (_request, response) =>
        response.writeHead(302, { Location: `${other.origin}/x` }).end();
      const list = signed(listOf({ [old]: code, [good]: 'good' }));
      expect(await buildBeside(folder, list, { [old]: redirect, [good]: 'good' })).toBe(good);
    } finally {
      other.close();
    }
  });

  it('with a file that doesn’t match its hash leaves out that file', async () => {
    const list = signed(listOf({ [old]: code, [good]: 'good' }));
    expect(await buildBeside(folder, list, { [old]: 'other', [good]: 'good' })).toBe(good);
  });

  it('with a different hash for a file of the new build doesn’t fail the build', async () => {
    const own = 'assets/own.aaaaaaaa.js';
    const list = signed(listOf({ [own]: 'other', [good]: 'good' }));
    expect(await buildBeside(folder, list, { [good]: 'good' })).toBe(good);
  });

  it.each([
    ['never answer', () => {}],
    [
      'come byte by byte',
      (_request: http.IncomingMessage, response: http.ServerResponse) => {
        const timer = setInterval(() => response.write('x'), 50);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('with files that %s is abandoned after the first one', async (_name, listener) => {
    const names = Array.from({ length: 40 }, (_, index) => `assets/f${index}.eeeeeeee.js`);
    const list = signed(listOf(Object.fromEntries(names.map((name) => [name, 'x']))));
    let requests = 0;
    const counted: http.RequestListener = (request, response) => {
      requests += 1;
      listener(request, response);
    };
    const files = Object.fromEntries(names.map((name) => [name, counted]));
    expect(await buildBeside(folder, list, files, 2000)).toBe('nothing kept');
    // The build sends at most 8 requests at the same time.
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(8);
  });
});
