/**
 * What the small server grants its clients. A client that is slow, or gone without a word, costs a socket and a little
 * memory for this long and no longer; others do not wait for it.
 */
import http from 'node:http';

export interface ConnectionLimits {
  /** Milliseconds for all headers of a request, from its first byte or from the connection. Then the answer is 408. */
  readonly headers: number;
  /** Milliseconds for a request with its body, which nobody reads: only GET and HEAD are answered with a file. */
  readonly request: number;
  /** Milliseconds that a connection without a request is kept for the next one. */
  readonly idle: number;
  /** Milliseconds in which a client takes nothing of its answer. Then it has gone. One that is slow takes something. */
  readonly stall: number;
  /** Milliseconds between two looks at the first two. */
  readonly interval: number;
  /** Connections at once; one more is closed. Each may need a file beside its socket, and systems give 4096 at least. */
  readonly connections: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 15_000,
  // What Node does by itself. Browsers that come later open another connection.
  idle: 5000,
  stall: 120_000,
  interval: 2000,
  connections: 1000,
};

/** Makes a server that holds its clients to the limits. It does not listen yet. */
export function createLimitedServer(
  listener: http.RequestListener,
  limits: Partial<ConnectionLimits> = {},
): http.Server {
  const { headers, request, idle, stall, interval, connections } = {
    ...connectionLimits,
    ...limits,
  };
  const server = http.createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: interval,
      // The listener answers requests without one, with its headers.
      requireHostHeader: false,
    },
    listener,
  );
  // Without a listener of its own, the server destroys the socket.
  server.setTimeout(stall);
  server.maxConnections = connections;
  return server;
}
