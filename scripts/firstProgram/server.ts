/** A small server for a reader's built program and the demo service, at the same origin. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import type { DemoManifest } from '../../src/demo/manifest';
import { createDemoService } from '../../src/demo/service';
import { demoDataFromManifest } from '../../src/demo/service/fromManifest';
import { readJson } from '../../src/files/readJson';
import { rootDir } from '../../src/versions';

export interface DemoServer {
  /** Origin of both, without a slash at its end. */
  readonly url: string;
  close(): void;
}

/** Serves the folder `dist`, which can still be empty, and the demo project under `/api/`. */
export async function startDemoServer(dist: string): Promise<DemoServer> {
  const manifest = readJson<DemoManifest>(path.join(rootDir, '.generated/demo/manifest.json'));
  const folder = path.join(rootDir, '.generated/static', manifest.root);
  const data = demoDataFromManifest(manifest, (file) =>
    fs.promises.readFile(path.join(folder, file)),
  );
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createDemoService(data, { baseUrl: url });
  const program = sirv(dist, { dev: true });
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/api/')) {
      program(request, response, () => {
        response.writeHead(404).end();
      });
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization = '' } = request.headers;
      const body = Buffer.concat(parts).toString();
      const { method = 'GET' } = request;
      void service
        .handle({ method, url: `${url}${request.url}`, headers: { authorization }, body })
        .then((answer) => response.writeHead(answer.status, answer.headers).end(answer.body));
    });
  });
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
