/** Outbound links of pages. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFault, readOutboundLinks } from '../../../scripts/prose/links';
import { listOutboundLinks } from '../../../scripts/prose/outbound';
import { listPageFiles, readPage } from '@reveal-docs/api-reference/blocks/pages';
import { readVersions } from '@reveal-docs/versions';

describe('outbound links', () => {
  it('of the pages are those of the list', async () => {
    const files = readVersions().flatMap((item) =>
      listPageFiles(item).map((file) => readPage(item, file)),
    );
    const used = (await Promise.all(files)).flatMap(listOutboundLinks);
    const addresses = new Set(used.map(({ address }) => address));
    expect([...addresses].sort()).toEqual(
      readOutboundLinks()
        .map(({ address }) => address)
        .sort(),
    );
  });
});

describe('the check of links', () => {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/moved') response.writeHead(302, { location: '/page' }).end();
    else if (pathname === '/page') response.end('<h2 id="there">There</h2>');
    else response.writeHead(404).end();
  });
  let url = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('passes what answers, after redirects', async () => {
    expect(await findFault(`${url}/page`)).toBeUndefined();
    expect(await findFault(`${url}/moved#there`)).toBeUndefined();
  });

  it('names what is missing, a heading that is gone, and a host that is not there', async () => {
    expect(await findFault(`${url}/gone`)).toBe('answers 404');
    expect(await findFault(`${url}/page#gone`)).toBe('has no element "gone"');
    expect(await findFault('http://127.0.0.1:9/')).toMatch(/^does not answer: /);
  });
});
