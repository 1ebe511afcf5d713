/** Serves the build with the headers that your own server must send. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const port = Number(process.env.PORT ?? 4600);
const cluster = process.env.CDF_BASE_URL ?? 'http://localhost:4500';
const dist = join(import.meta.dirname, 'dist');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-7yaNfqBIBQ1BbcHaKDXMpWTeJccZiUgMvJ7W/ZAAMdQ='",
  'img-src data:',
  `connect-src ${cluster}`,
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
const headers = {
  'Content-Security-Policy': policy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

// Prevents DNS rebinding: another site's domain can resolve to this machine.
const isOwnHost = (name = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(name);

/** Finds the file for a request. Returns undefined if it doesn't exist. */
function find(target) {
  if (!/^\/(?!\/)[\w./-]*(?:\?|$)/.test(target)) return undefined;
  const wanted = join(dist, normalize(target.split('?')[0]));
  const file = extname(wanted) === '' ? join(dist, 'index.html') : wanted;
  return extname(file) in types && existsSync(file) ? file : undefined;
}

createServer({ requireHostHeader: false }, (request, response) => {
  if (!isOwnHost(request.headers.host)) return response.writeHead(400, headers).end('Bad host');
  const file = find(request.url ?? '/');
  if (file === undefined) return response.writeHead(404, headers).end('Not found');
  response.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}`));
