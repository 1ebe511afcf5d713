/** Runs the Angular CLI with the project's URL: `node ng.mjs build`. */
import { subscribe } from 'node:diagnostics_channel';
import './guard.mjs';

const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';
process.argv.push('--define', `CDF_BASE_URL='${baseUrl}'`);

// The app has one page, so `ng serve` responds with 404 to other paths without an extension. Paths that start with `/@`
// are its own. Remove this if you add a router.
subscribe('http.server.request.start', ({ request }) => {
  if (!/^\/(?:@.*|.*\.\w+)?(?:\?|$)/.test(request.url)) request.url = '/none.js';
});

await import('@angular/cli/bin/ng.js');
