/**
 * A local server for the built site. It supports compression, clean URLs, redirects, 404.html, permanent caching of
 * files with a hash in their name, and the headers in `deploy/headers.ts`. Any static host with these features can
 * replace this server.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {
  cachingOf,
  commonHeaders,
  headersOf,
  isPage,
  kindOf,
  metaPolicy,
  pageHeaders,
  policyFile,
  type PolicyFacts,
} from '../../deploy/headers';
import { canonicalPath, decode, findFile, hasRange, isKnownHost, readTarget } from './siteRequest';

export interface ServerOptions {
  readonly dir: string;
  /** Base path of the build. Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly port: number;
  readonly host?: string;
  /**
   * Additional host names to accept, such as the name of a proxied site. The names of this machine are always accepted.
   */
  readonly names?: readonly string[];
  /** Additional hosts for `connect-src` in the pages' policy, such as the clusters in tests. */
  readonly connect?: readonly string[];
}

/** Number of consecutive ports to try. */
const portAttempts = 20;

function setHeaders(
  response: http.ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  response.setHeaders(new Map(Object.entries(headers)));
}

/**
 * Returns a function that reads a file of the site. The function reads the file on each call, because a build can
 * replace it. While the file is missing, the function returns the previous contents.
 */
function rereads<Content>(file: string, parse: (text: string) => Content): () => Content {
  let last = parse(fs.readFileSync(file, 'utf8'));
  return () => {
    try {
      last = parse(fs.readFileSync(file, 'utf8'));
    } catch {
      // A build has just emptied the folder, so the file is missing.
    }
    return last;
  };
}

/** The types of `compression` are for Express, but the package uses only Node's request and response. */
const compress = compression({
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
}) as unknown as (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;

/**
 * Content types of text files that browsers would otherwise decode with a different encoding. sirv declares the
 * encoding only for pages.
 */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Prepares a response for a file. sirv doesn't handle read errors, and continues after the client disconnects. If a
 * build removes or truncates the file during the response, closes the connection. Otherwise, the browser would wait for
 * the rest.
 */
function watchFile(response: http.ServerResponse, name: string, { size }: fs.Stats): void {
  const type = textTypes[path.extname(name)];
  if (type !== undefined) response.setHeader('Content-Type', type);
  response.once('pipe', (stream: fs.ReadStream) => {
    // Compressed responses don't have a length, but always contain the whole file.
    const length = Number(response.getHeader('Content-Length') ?? size);
    stream.on('error', () => response.destroy());
    stream.on('end', () => stream.bytesRead < length && response.destroy());
    response.on('close', () => stream.destroy());
  });
}

/** Returns a handler for requests to the site. Throws if the built site is missing. */
export function createSiteHandler(
  options: Omit<ServerOptions, 'port' | 'host'>,
): http.RequestListener {
  const { dir, baseUrl, connect = [], names = [] } = options;
  for (const file of ['404.html', policyFile]) {
    if (fs.existsSync(path.join(dir, file))) continue;
    throw new Error(`No built site found in ${dir}. Run \`npm run build\` first.`);
  }
  const readNotFoundPage = rereads(path.join(dir, '404.html'), (text) => text);
  const readFacts = rereads(path.join(dir, policyFile), (text) => JSON.parse(text) as PolicyFacts);
  // In `dev` mode, sirv looks up the file for each request, because a build can replace the file.
  const sendFile = sirv(dir, { dev: true, etag: true, extensions: [], setHeaders: watchFile });

  function answerStatus(
    response: http.ServerResponse,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ): void {
    response.writeHead(status, {
      ...commonHeaders,
      ...pageHeaders(readFacts(), connect),
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    });
    response.end(`${http.STATUS_CODES[status] ?? status}\n`);
  }

  function redirect(response: http.ServerResponse, location: string): void {
    answerStatus(response, 301, { Location: location, 'Cache-Control': cachingOf('other') });
  }

  /**
   * Adds hosts to the policy in the page's meta tag. Browsers enforce both the tag and the header, so both must contain
   * the hosts.
   */
  function widenPolicy(html: string, facts: PolicyFacts): string {
    return connect.length === 0
      ? html
      : html.replace(metaPolicy(facts), metaPolicy(facts, connect));
  }

  function sendHtml(response: http.ServerResponse, html: string): void {
    const body = Buffer.from(widenPolicy(html, readFacts()));
    setHeaders(response, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
    });
    response.end(body);
  }

  function notFound(response: http.ServerResponse): void {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 404;
    setHeaders(response, {
      ...commonHeaders,
      ...pageHeaders(readFacts(), connect),
      'Cache-Control': 'no-cache',
    });
    sendHtml(response, readNotFoundPage());
  }

  async function answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const target = readTarget(request.url ?? '/');
    if (target === undefined) return answerStatus(response, 400);
    const { pathname, search } = target;
    if (pathname === '/' && baseUrl !== '/') return redirect(response, baseUrl);
    if (`${pathname}/` === baseUrl) return redirect(response, `${baseUrl}${search}`);
    if (!pathname.startsWith(baseUrl)) return notFound(response);
    const below = pathname.slice(baseUrl.length);
    const name = decode(below);
    // A path that can't be decoded is probably a typing error.
    if (name === undefined) return notFound(response);
    // A frame's document has a hash in its file name, so it doesn't have a clean URL.
    const canonical = kindOf(below) === 'hashed' ? undefined : canonicalPath(below);
    if (canonical !== undefined) return redirect(response, `${baseUrl}${canonical}${search}`);
    const file = await findFile(dir, name);
    if (file === undefined) return notFound(response);
    const kind = kindOf(file);
    setHeaders(response, headersOf(kind, readFacts(), connect));
    if (isPage(kind) && connect.length > 0) {
      const html = await fs.promises.readFile(path.join(dir, file), 'utf8').catch(() => undefined);
      return html === undefined ? notFound(response) : sendHtml(response, html);
    }
    request.url = `/${encodeURI(file)}`;
    sendFile(request, response, () => notFound(response));
  }

  return (request, response) => {
    if (!isKnownHost(request.headers.host, names)) {
      answerStatus(response, 400);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answerStatus(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    if (!hasRange(request.headers)) delete request.headers.range;
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else answerStatus(response, 500);
      });
    });
  };
}

/**
 * Time limits for clients, in milliseconds. Without these limits, slow clients could use up all sockets and files.
 * Requests without a host go to the handler, so that the response has the site's headers.
 */
const limits: http.ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  requireHostHeader: false,
};
/** Maximum time without progress before the server closes a connection, in milliseconds. */
const stallTime = 120_000;
/** A connection can need two open files: its socket and the file to send. Systems allow at least 4096 open files. */
export const maxConnections = 1000;

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a built site. If the requested port is in use, prints a message and uses the next free one. */
export async function startSiteServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? 'localhost';
  const server = http.createServer(limits, createSiteHandler(options));
  server.setTimeout(stallTime);
  server.maxConnections = maxConnections;
  for (let port = options.port; port < options.port + portAttempts; port += 1) {
    try {
      await once(server.listen(port, host), 'listening');
      return {
        port,
        address: `http://${host}:${port}${options.baseUrl}`,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      console.log(`Port ${port} is in use. Trying ${port + 1}.`);
    }
  }
  throw new Error(
    `Ports ${options.port} to ${options.port + portAttempts - 1} are all in use. Choose another port with --port.`,
  );
}
