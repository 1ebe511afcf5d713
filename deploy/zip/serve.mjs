/**
 * Serves the folder that contains this file, by default only on this machine: `node serve.mjs
 * [port] [host]`. Requires Node 18 or newer, but doesn't require any packages.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const root = path.dirname(fileURLToPath(import.meta.url));
const baseUrl = '{baseUrl}';
const port = Number(process.argv[2] ?? 8000);
const host = process.argv[3] ?? 'localhost';
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
  '.tgz': 'application/gzip',
};
const packed = /\.(?:webp|png|jpg|zip|tgz)$/;
const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
/**
 * Headers for all paths except `embed`. They prevent other sites from framing a page. The rest of the policy is in each
 * page's HTML.
 */
const unframed = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request's `Host` header names this server. This check prevents DNS rebinding, in which another site's
 * domain resolves to this machine.
 */
function isOwnHost(name = '') {
  return ownHost.test(name) || (host !== 'localhost' && name.replace(/:\d+$/, '') === host);
}

/**
 * Returns the site's file for a path, or undefined if it doesn't exist. Files outside the site's base path, such as
 * this script, aren't served.
 */
function find(pathname) {
  let name;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Reject hidden files, parent folders, Windows paths, and null bytes.
  if (!name.startsWith(baseUrl) || /\/\.|\\|\0/.test(name)) return undefined;
  return [name, `${name}/index.html`]
    .map((candidate) => path.join(root, candidate))
    .find((file) => {
      try {
        return fs.statSync(file).isFile();
      } catch {
        // The file is missing, or its name is invalid.
        return false;
      }
    });
}

const server = http.createServer({ requireHostHeader: false }, (request, response) => {
  const refuse = (status) =>
    response
      .writeHead(status, { ...headers, ...unframed, Allow: 'GET, HEAD' })
      .end(http.STATUS_CODES[status]);
  if (!isOwnHost(request.headers.host)) return refuse(400);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const [pathname] = (request.url ?? '/').split('?');
  const found = find(pathname);
  const file = found ?? path.join(root, baseUrl, '404.html');
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const isPacked = !accepts || packed.test(file);
  response.writeHead(found === undefined ? 404 : 200, {
    ...headers,
    ...(/^embed(?:\/|$)/.test(pathname.slice(baseUrl.length)) ? {} : unframed),
    'Content-Type': type,
    ...(isPacked ? {} : { 'Content-Encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') return response.end();
  const content = fs.createReadStream(file).on('error', () => response.destroy());
  if (isPacked) content.pipe(response);
  else content.pipe(zlib.createGzip()).pipe(response);
});
server.maxConnections = 1000;
// By default, Node waits a minute for a request's headers before it closes the connection.
server.headersTimeout = 10_000;
server.listen(port, host, () => console.log(`http://${host}:${server.address().port}${baseUrl}`));
