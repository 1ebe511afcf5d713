/** Serves the folder that this file is in: `node serve.mjs [port]`. Needs Node 18 or newer, and no package. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const root = path.dirname(fileURLToPath(import.meta.url));
const baseUrl = '{baseUrl}';
const port = Number(process.argv[2] ?? 8000);
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
};
const packed = /\.(?:webp|png|jpg|zip)$/;

/** The file for a path; undefined when there is none. */
function find(pathname) {
  let name;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Hidden files, folders above and names of other systems.
  if (/\/\.|\\|\0/.test(name)) return undefined;
  return [name, `${name}/index.html`]
    .map((candidate) => path.join(root, candidate))
    .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

const server = http.createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [pathname] = (request.url ?? '/').split('?');
  const found = find(pathname);
  const file = found ?? path.join(root, baseUrl, '404.html');
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
  const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const isPacked = !accepts || packed.test(file);
  if (!isPacked) headers['Content-Encoding'] = 'gzip';
  response.writeHead(found === undefined ? 404 : 200, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const content = fs.createReadStream(file).on('error', () => response.destroy());
  if (isPacked) content.pipe(response);
  else content.pipe(zlib.createGzip()).pipe(response);
});
server.listen(port, () => console.log(`http://localhost:${server.address().port}${baseUrl}`));
