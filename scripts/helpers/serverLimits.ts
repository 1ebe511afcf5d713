/**
 * Limits of the local server for its clients. A slow or vanished client occupies a socket and a little memory for at most
 * this long, and doesn't delay others.
 */
import http from 'node:http';

export interface ConnectionLimits {
  /** Milliseconds for all headers of a request, from its first byte or the connection. After that, the response is 408. */
  readonly headers: number;
  /** Milliseconds for a request with its body. The body is ignored, because the server only supports GET and HEAD. */
  readonly request: number;
  /** Milliseconds that an idle connection stays open for the next request. */
  readonly idle: number;
  /** Milliseconds without progress after which a client counts as gone. Even a slow client makes some progress. */
  readonly stall: number;
  /** Milliseconds between two checks of the first two limits. */
  readonly interval: number;
  /** Maximum number of connections. More are closed. Each can also need an open file, and systems allow at least 4096. */
  readonly connections: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 15_000,
  // Node does this by default. Browsers then open a new connection.
  idle: 5000,
  stall: 120_000,
  interval: 2000,
  connections: 1000,
};

/** Creates a server with these limits. It doesn't listen yet. */
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
  // Without a listener, the server destroys the socket.
  server.setTimeout(stall);
  server.maxConnections = connections;
  return server;
}
