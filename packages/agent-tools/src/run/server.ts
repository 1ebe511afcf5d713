import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  readonly type: string;
  readonly content: string | Uint8Array;
  readonly policy?: string;
}

export interface LocalServer {
  /** For example, `http://127.0.0.1:4711`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free local port. `find` returns the content for a path. */
export async function serveLocally(
  find: (path: string) => Served | undefined,
): Promise<LocalServer> {
  const server = http.createServer((request, response) => {
    const { host } = request.headers;
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    // Check the host, because other sites that the user visits could reach this port under another host name.
    const served = host?.startsWith('127.0.0.1:') === true ? find(pathname) : undefined;
    if (served === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { type, content, policy } = served;
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    });
    response.end(content);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
