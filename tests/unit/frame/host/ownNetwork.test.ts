/**
 * Programs must be able to send the same POST requests to the reader's own project as the installed SDKs. The test
 * finds these requests in the SDKs' code.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CogniteClient } from '@cognite/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingUrl } from '@reveal-docs/runner/host/ownNetwork';
import { readEntries } from '../../../../src/plugins/sdk/entries';
import { readVersions, resolveSdkDir, type DocsVersion } from '@reveal-docs/versions';
import { installedClients } from '../../../fixtures/clients';

const connection = {
  cluster: 'https://api.cognitedata.com',
  project: 'demo',
  token: 'demo-token',
  modelId: 1,
  revisionId: 2,
};

function accepts(method: string, below: string): boolean {
  try {
    readingUrl(connection, method, `${connection.cluster}/api/v1/projects/demo/${below}`);
    return true;
  } catch {
    return false;
  }
}

/** Returns all code of a version that can run with the reader's own project: the SDK's code and the programs. */
function codeOf(version: DocsVersion): string {
  const sdk = resolveSdkDir(version);
  const programs = fs.readdirSync(version.workspaceDir).filter((file) => file.endsWith('.ts'));
  return [
    ...readEntries(sdk).map(({ file }) => path.join(sdk, file)),
    ...programs.map((file) => path.join(version.workspaceDir, file)),
  ]
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Returns the request paths that the SDK's own code contains, relative to the project. Replaces each template
 * expression with 1.
 */
function writtenPaths(code: string): string[] {
  const paths = [...code.matchAll(/\/api\/v1\/projects\/\$\{[^}]+\}\/([^`"'?]+)/g)].map(
    ([, below = '']) => below.replace(/\$\{[^}]+\}/g, '1'),
  );
  return [...new Set(paths)].sort();
}

/** Paths that the SDK requests only with GET, through `get()` or `fetch()`. */
const onlyGot = ['3d/files/1', '3d/models/1/revisions/1/outputs', 'files/icon'];

type Api = Record<string, (...given: unknown[]) => unknown>;

/**
 * Returns the client methods that the code calls, such as `files.retrieve`. Skips calls on `this`, because `this` is
 * never a client but can have properties with the same names.
 */
function calledMethods(code: string, client: CogniteClient): string[] {
  const calls = [...code.matchAll(/(?<!\bthis)\.(\w+)\??\s*\.(\w+)\s*\(/g)].filter(
    ([, api = '', name = '']) => {
      const own = (client as unknown as Record<string, Api | undefined>)[api];
      return typeof own === 'object' && typeof own[name] === 'function';
    },
  );
  return [...new Set(calls.map(([, api, name]) => `${api}.${name}`))].sort();
}

/** Lists of arguments. Every method accepts at least one of them. */
const argumentLists: readonly (readonly unknown[])[] = [
  [{ filter: {} }],
  [[{ id: 1 }]],
  [{ limit: 1, filter: { annotatedResourceType: 'file' } }],
  [1, 2, [{ id: 3 }]],
  [1, 2, 3],
  [1, 2, {}],
  [1, 2],
];

const requests = new Set<string>();
const server = http.createServer(({ method, url = '' }, response) => {
  requests.add(`${method} ${url.split('?')[0]?.replace('/api/v1/projects/demo/', '')}`);
  response.setHeader('content-type', 'application/json').end('{"items":[]}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Matches paths that contain an invalid argument as text. Such paths occur if the method doesn't accept the argument
 * list.
 */
const misfit = /\[object|\bundefined\b/;

/**
 * Calls a method with each argument list. Resolves with the requests that the method sends, in the form `POST path`.
 */
async function requestsOf(client: CogniteClient, method: string): Promise<string[]> {
  const [api = '', name = ''] = method.split('.');
  requests.clear();
  const own = (client as unknown as Record<string, Api>)[api];
  for (const given of argumentLists) {
    try {
      await own?.[name]?.(...given);
    } catch {
      // The method doesn't accept these arguments.
    }
  }
  return [...requests].filter((request) => !misfit.test(decodeURI(request)));
}

describe.each(readVersions())('with your own project, $label can send POST requests', (version) => {
  const code = codeOf(version);

  it('to every endpoint path in the SDK’s code', () => {
    const posted = writtenPaths(code).filter((below) => !onlyGot.includes(below));
    expect(posted).toContain('3d/models/1/revisions/1/nodes/list');
    expect(posted.filter((below) => !accepts('POST', below))).toEqual([]);
  });

  it('that the client sends for the SDK and the programs', async () => {
    const { port } = server.address() as AddressInfo;
    const clients = await Promise.all(
      installedClients().map(({ connect }) => connect(`http://127.0.0.1:${port}`)),
    );
    for (const client of clients) {
      const methods = calledMethods(code, client);
      expect(methods).toContain('revisions3D.retrieve3DNodes');
      for (const method of methods) {
        const made = await requestsOf(client, method);
        expect(made.length, `requests of ${method}`).toBeGreaterThan(0);
        const refused = made.filter((request) => {
          const [verb = '', below = ''] = request.split(' ');
          return !accepts(verb, below);
        });
        expect(refused, method).toEqual([]);
      }
    }
  });
});

it('endpoints that the SDK only reads accept GET and refuse POST', () => {
  for (const below of onlyGot) {
    expect(accepts('GET', below)).toBe(true);
    expect(accepts('POST', below)).toBe(false);
  }
});
