/** Serves the build with the headers of production. Run by `npm run preview`. */
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

http
  .createServer((request, response) => {
    serve(request, response, () => response.writeHead(404, headers).end('Not found'));
  })
  .listen(port, 'localhost', () => console.log(`http://localhost:${port}/`));
