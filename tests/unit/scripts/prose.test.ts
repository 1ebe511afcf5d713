import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFault, readOutboundLinks } from '../../../scripts/prose/links';
import { visit } from 'unist-util-visit';
import { listPageFiles, readPage, type Page } from '@reveal-docs/api-reference/blocks/pages';
import { readVersions } from '@reveal-docs/versions';

function listOutboundLinks({ root }: Pick<Page, 'root'>): string[] {
  const links: string[] = [];
  visit(root, (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !/^https?:/.test(node.url)) return;
    links.push(node.url);
  });
  return links;
}

describe('outbound links', () => {
  it('on the pages are the same as in the list', async () => {
    const files = readVersions().flatMap((item) =>
      listPageFiles(item).map((file) => readPage(item, file)),
    );
    const used = (await Promise.all(files)).flatMap(listOutboundLinks);
    expect([...new Set(used)].sort()).toEqual(
      readOutboundLinks()
        .map(({ address }) => address)
        .sort(),
    );
  });
});

describe('the link check', () => {
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

  it('accepts a page that responds, after redirects', async () => {
    expect(await findFault(`${url}/page`)).toBeUndefined();
    expect(await findFault(`${url}/moved#there`)).toBeUndefined();
  });

  it('reports a missing page, a missing heading, and an unreachable host', async () => {
    expect(await findFault(`${url}/gone`)).toBe('returns status 404');
    expect(await findFault(`${url}/page#gone`)).toBe('has no element with the ID "gone"');
    expect(await findFault('http://127.0.0.1:9/')).toMatch(/^doesn't respond: /);
  });
});
