/**
 * The small server for the built site: compression, clean URLs, redirects, 404.html, and caching for ever
 * of files whose names carry a hash. Any static host that does the same will do.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

export interface ServerOptions {
  /** The built site. */
  readonly dir: string;
  /** Path the site was built for; starts and ends with a slash. */
  readonly baseUrl: string;
  readonly port: number;
  readonly host?: string;
  /** Further response headers, for trying a host's configuration. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many ports are tried, one after the other, when the wished one is taken. */
const portAttempts = 20;
/** Files with a content hash in their names. */
const hashedFile = /^(?:assets\/|sdk\/|demo\/|frame\/|search-index\/(?!manifest\.json$))/;

/**
 * Where a request should go instead, or undefined when its path is already the page's own address: no
 * trailing slash, no `.html`, no `/index.html`. Paths are below the site's base, without leading slash.
 */
export function canonicalPath(pathname: string): string | undefined {
  const canonical = pathname
    // A slash at the start would make a redirect lead to another host.
    .replace(/^\/+/, '')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return canonical === pathname ? undefined : canonical;
}

function setCaching(response: http.ServerResponse, file: string): void {
  response.setHeader(
    'Cache-Control',
    hashedFile.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  );
}

/** Answers one request to the site; used by `createSiteServer` and by tests. */
export function createSiteHandler(
  options: Omit<ServerOptions, 'port' | 'host'>,
): http.RequestListener {
  const { dir, baseUrl, headers = {} } = options;
  const notFoundFile = path.join(dir, '404.html');
  if (!fs.existsSync(notFoundFile)) {
    throw new Error(`There is no built site in ${dir}: run \`npm run build\` first.`);
  }
  const serveFile = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => setCaching(response, pathname.replace(/^\//, '')),
  });
  const compress = compression();

  function redirect(response: http.ServerResponse, location: string): void {
    response.writeHead(301, { Location: location }).end();
  }

  function notFound(response: http.ServerResponse): void {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(fs.readFileSync(notFoundFile));
  }

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const target = request.url ?? '/';
    const origin = 'http://localhost';
    if (!URL.canParse(target, origin)) return void response.writeHead(400).end();
    const url = new URL(target, origin);
    if (url.pathname === '/' && baseUrl !== '/') return redirect(response, baseUrl);
    if (`${url.pathname}/` === baseUrl) return redirect(response, `${baseUrl}${url.search}`);
    if (!url.pathname.startsWith(baseUrl)) return notFound(response);
    const below = url.pathname.slice(baseUrl.length);
    // The documents that frames run in are files with a hash, not pages with an address.
    const canonical = hashedFile.test(below) ? undefined : canonicalPath(below);
    if (canonical !== undefined) return redirect(response, `${baseUrl}${canonical}${url.search}`);
    request.url = `/${below}${url.search}`;
    serveFile(request, response, () => notFound(response));
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // The middleware's types are Express's; it uses nothing beyond Node's own request and response.
    type Middleware = (
      request: http.IncomingMessage,
      response: http.ServerResponse,
      next: () => void,
    ) => void;
    (compress as unknown as Middleware)(request, response, () => answer(request, response));
  };
}

async function listen(server: http.Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/** A running server. */
export interface RunningServer {
  /** Address of the site's landing page. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a built site; takes the next free port when the wished one is taken, and says so. */
export async function startSiteServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? 'localhost';
  const server = http.createServer(createSiteHandler(options));
  for (let port = options.port; port < options.port + portAttempts; port += 1) {
    try {
      await listen(server, port, host);
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
      console.log(`Port ${port} is taken; trying ${port + 1}.`);
    }
  }
  throw new Error(
    `Ports ${options.port} to ${options.port + portAttempts - 1} are all taken: choose another with --port.`,
  );
}
