/** Serves the build with the production headers, for `npm run preview`. */
import http from 'node:http';
import sirv from 'sirv';
import { headers } from './policy.mjs';

const port = Number(process.env.PORT ?? 4600);
const serve = sirv('dist', {
  etag: true,
  setHeaders: (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  },
});

// Prevents DNS rebinding, in which another site's domain resolves to this machine.
const isOwnHost = (name = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(name);

http
  .createServer({ requireHostHeader: false }, (request, response) => {
    if (!isOwnHost(request.headers.host)) return response.writeHead(400, headers).end('Bad host');
    serve(request, response, () => response.writeHead(404, headers).end('Not found'));
  })
  .listen(port, 'localhost', () => console.log(`http://localhost:${port}/`));
