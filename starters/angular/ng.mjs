/** Runs the Angular CLI with the project's URL: `node ng.mjs build`. */
import { subscribe } from 'node:diagnostics_channel';

const baseUrl = process.env.CDF_BASE_URL ?? 'http://localhost:4500';
process.argv.push('--define', `CDF_BASE_URL='${baseUrl}'`);

/** Returns whether a file or route can have this path. */
function isFilePath(url) {
  const [path] = url.split('?');
  try {
    return /^\/(?!\/)/.test(path) && !/[\\\0]|%2f/i.test(path + decodeURIComponent(path));
  } catch {
    return false;
  }
}

// `ng serve` responds to other paths with the page or an error, and has no option to change that. Renames them to a
// missing file, so that the response is 404.
subscribe('http.server.request.start', ({ request }) => {
  if (!isFilePath(request.url)) request.url = '/none.js';
});

await import('@angular/cli/bin/ng.js');
