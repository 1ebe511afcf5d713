/** Serves what was built, with the headers that your own server has to send. */
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

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const wanted = join(dist, normalize(pathname));
  const file = extname(wanted) === '' ? join(dist, 'index.html') : wanted;
  const type = types[extname(file)];
  if (type === undefined || !existsSync(file)) {
    response.writeHead(404, headers).end('Not found');
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': type });
  createReadStream(file).pipe(response);
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}`));
