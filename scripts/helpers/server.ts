/**
 * The small local server for the built site, with compression, clean URLs, redirects, 404.html, permanent caching of files
 * with a hash in their name, and the headers of deploy/headers.ts. Any static host with these features can replace it.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import send from 'send';
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
import { createCompression } from './serverCompression';
import { createLimitedServer, type ConnectionLimits } from './serverLimits';

export interface ServerOptions {
  /** Folder of the built site. */
  readonly dir: string;
  /** Base path of the build. Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly port: number;
  readonly host?: string;
  /** Names in `Host` to answer in addition to those of this machine, such as that of a proxy's site. */
  readonly names?: readonly string[];
  /** More hosts that pages can connect to, in addition to their policy. Tests use their own clusters. */
  readonly connect?: readonly string[];
  /** Replaces `connectionLimits`, for tests that can't wait as long. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** Number of consecutive ports to try if the requested one is in use. */
const portAttempts = 20;

/**
 * The redirect target of a path, or undefined if the path is already canonical: without a trailing slash, `.html` or
 * `/index.html`. Paths are relative to the site's base, without a leading slash.
 */
export function canonicalPath(pathname: string): string | undefined {
  const canonical = pathname
    // With a slash at the start, the redirect would lead to another host.
    .replace(/^\/+/, '')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return canonical === pathname ? undefined : canonical;
}

const ownName = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i;

/** Whether a request names this machine, or one of `names`. Another site can point its own name at this machine. */
function isKnownHost(host: string | undefined, names: readonly string[]): boolean {
  const name = host?.replace(/:\d+$/, '') ?? '';
  return ownName.test(name) || names.includes(name.toLowerCase());
}

/** Path and query of a request. Undefined if its target is invalid. */
function readTarget(target: string): { pathname: string; search: string } | undefined {
  // Without a base, a target such as `//other.example/` would be the URL of another host.
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return undefined;
  const { protocol, pathname, search } = new URL(address);
  return /^https?:$/.test(protocol) ? { pathname, search } : undefined;
}

/** The decoded path. Undefined if it can't be decoded. */
function decode(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Rejects leading dots (hidden files and parent folders) and backslashes (separators on some systems). */
const noFile = /(?:^|\/)(?:\.|\/)|\\/;

/** The file for a path, relative to the site. Undefined if there is none. */
async function findFile(dir: string, name: string): Promise<string | undefined> {
  if (noFile.test(name)) return undefined;
  const candidates = [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`];
  for (const candidate of candidates) {
    // An invalid file name counts as a missing file.
    const stat = await fs.promises.stat(path.join(dir, candidate)).catch(() => undefined);
    if (stat?.isFile() === true) return candidate;
  }
  return undefined;
}

/**
 * A suffix range that is longer than the file means the whole file (RFC 9110, 14.1.2), but `send` rejects it. Without the
 * header, the response is the whole file.
 */
function dropLongSuffix(request: http.IncomingMessage, size: number): void {
  const [, suffix] = /^bytes=-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (suffix !== undefined && Number(suffix) > size) delete request.headers.range;
}

function setHeaders(
  response: http.ServerResponse,
  headers: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Responds without a file. Removes the headers of a file that was about to be sent. */
function answerStatus(
  response: http.ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | undefined>> = {},
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  setHeaders(response, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.statusCode = status;
  response.end(`${http.STATUS_CODES[status] ?? status}\n`);
}

/** Reads a file of the site on each call, because a build can replace it. While the file is missing, returns the last contents. */
function rereads<Content>(file: string, parse: (text: string) => Content): () => Content {
  let last = parse(fs.readFileSync(file, 'utf8'));
  return () => {
    try {
      last = parse(fs.readFileSync(file, 'utf8'));
    } catch {
      // A build has just emptied the folder.
    }
    return last;
  };
}

/** Error of `send`: a status, and the system's error code if that is the cause. */
interface SendError {
  readonly status?: number;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles one request to the site. Used by `createSiteServer` and by tests. */
export function createSiteHandler(
  options: Omit<ServerOptions, 'port' | 'host' | 'limits'>,
): http.RequestListener {
  const { dir, baseUrl, connect = [], names = [] } = options;
  for (const file of ['404.html', policyFile]) {
    if (fs.existsSync(path.join(dir, file))) continue;
    throw new Error(`There is no built site in ${dir}. Run \`npm run build\` first.`);
  }
  const readNotFoundPage = rereads(path.join(dir, '404.html'), (text) => text);
  const readFacts = rereads(path.join(dir, policyFile), (text) => JSON.parse(text) as PolicyFacts);
  const compress = createCompression();

  function redirect(response: http.ServerResponse, location: string): void {
    answerStatus(response, 301, { Location: location, 'Cache-Control': cachingOf('other') });
  }

  /** Policies intersect, so additional hosts must also be in the page's meta tag. */
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

  function sendFile(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    file: string,
  ): void {
    send(request, file.split('/').map(encodeURIComponent).join('/'), {
      root: dir,
      index: false,
      cacheControl: false,
    })
      .on('file', (_path: string, { size }: fs.Stats) => dropLongSuffix(request, size))
      .on('directory', () => notFound(response))
      .on('stream', (stream: fs.ReadStream) => {
        const length = Number(response.getHeader('Content-Length'));
        // If a build truncates the file meanwhile, the browser would wait for the rest.
        stream.on('end', () => {
          if (stream.bytesRead < length) response.destroy();
        });
      })
      .on('error', (error: SendError) => {
        if (response.headersSent) response.destroy();
        // A build has just removed the file, or replaced it with a folder.
        else if (error.status === 404 || error.code === 'EISDIR') notFound(response);
        else answerStatus(response, error.status ?? 500, error.headers);
      })
      .pipe(response);
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
    // For a mistyped URL, send the not-found page.
    if (name === undefined) return notFound(response);
    // Documents of frames are files with a hash, not pages with their own URL.
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
    sendFile(request, response, file);
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
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else answerStatus(response, 500);
      });
    });
  };
}
async function listen(server: http.Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/** A running server. */
export interface RunningServer {
  /** URL of the site's landing page. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a built site. If the requested port is in use, prints a message and uses the next free one. */
export async function startSiteServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? 'localhost';
  const server = createLimitedServer(createSiteHandler(options), options.limits);
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
      console.log(`Port ${port} is in use. Trying ${port + 1}.`);
    }
  }
  throw new Error(
    `Ports ${options.port} to ${options.port + portAttempts - 1} are all in use. Choose another one with --port.`,
  );
}
