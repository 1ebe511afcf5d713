/** Serves the page from `public` and the modules from `dist`, with the production headers. */
import http from 'node:http';
import sirv from 'sirv';
import { baseUrl, headers } from './policy.mjs';

const port = Number(process.env.PORT ?? 4600);
const setHeaders = (response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};
// Files are read on each request, so changes appear after a reload.
const page = sirv('public', { dev: true, setHeaders });
const modules = sirv('dist', { dev: true, etag: true, setHeaders });

// Prevents DNS rebinding, in which another site's domain resolves to this machine.
const isOwnHost = (name = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(name);

http
  .createServer({ requireHostHeader: false }, (request, response) => {
    if (!isOwnHost(request.headers.host)) return response.writeHead(400, headers).end('Bad host');
    // For these paths, sirv would serve the page.
    if (request.url.startsWith('//')) return response.writeHead(404, headers).end('Not found');
    // Generate this file instead of reading it if `CDF_BASE_URL` is set.
    if (request.url === '/app/settings.js' && process.env.CDF_BASE_URL !== undefined) {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/javascript' });
      response.end(`export const baseUrl = ${JSON.stringify(baseUrl)};\n`);
      return;
    }
    page(request, response, () =>
      modules(request, response, () => response.writeHead(404, headers).end('Not found')),
    );
  })
  .listen(port, 'localhost', () => console.log(`http://localhost:${port}/`));
