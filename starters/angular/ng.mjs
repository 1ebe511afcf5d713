/** Runs the Angular CLI with the project's URL: `node ng.mjs build`. */
import { subscribe } from 'node:diagnostics_channel';
import './guard.mjs';

const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';
process.argv.push('--define', `CDF_BASE_URL='${baseUrl}'`);

// One page: for other paths without an extension, `ng serve` responds with 404. Its own start with `/@`. Remove this if
// you add a router.
subscribe('http.server.request.start', ({ request }) => {
  if (!/^\/(?:@.*|.*\.\w+)?(?:\?|$)/.test(request.url)) request.url = '/none.js';
});

await import('@angular/cli/bin/ng.js');
