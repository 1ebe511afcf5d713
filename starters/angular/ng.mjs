/** Runs the Angular CLI with the project's URL: `node ng.mjs build`. */
import { subscribe } from 'node:diagnostics_channel';
import './guard.mjs';

const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';
process.argv.push('--define', `CDF_BASE_URL='${baseUrl}'`);

// The app has only one page, so respond with 404 to other paths without an extension. Paths that start with `/@` belong
// to `ng serve`. Remove this if you add a router.
subscribe('http.server.request.start', ({ request }) => {
  if (!/^\/(?:@.*|.*\.\w+)?(?:\?|$)/.test(request.url)) request.url = '/none.js';
});

await import('@angular/cli/bin/ng.js');
