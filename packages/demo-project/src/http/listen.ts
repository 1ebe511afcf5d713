/** Listens only on this machine's loopback addresses. Node only. */
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Maximum number of simultaneous connections on each address. */
export const maxConnections = 400;

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Resolves with the server, or with undefined if this machine doesn't have the address. */
async function listenOn(
  host: string,
  port: number,
  listener: RequestListener,
): Promise<http.Server | undefined> {
  const server = http.createServer(
    { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2000 },
    listener,
  );
  // Some operating systems allow only 1,024 open files per process.
  server.maxConnections = maxConnections;
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use. Choose another one with --port.`, { cause: error });
    }
    if (code === 'EACCES') {
      throw new Error(`You can’t use port ${port}. Choose one above 1023 with --port.`, {
        cause: error,
      });
    }
    throw error;
  }
}

/**
 * Listens on both addresses of `localhost`. Port 0 selects a free port. If the port is in use on either address,
 * listens on neither and rejects with a message that explains what to do.
 */
export async function listenLocally(port: number, listener: RequestListener): Promise<LocalServer> {
  const first = await listenOn('127.0.0.1', port, listener);
  if (first === undefined) throw new Error('This machine doesn’t have the address 127.0.0.1.');
  const { port: own } = first.address() as AddressInfo;
  try {
    const second = await listenOn('::1', own, listener);
    return {
      port: own,
      close: async () => {
        await Promise.all([close(first), second && close(second)]);
      },
    };
  } catch (error) {
    await close(first);
    throw error;
  }
}
