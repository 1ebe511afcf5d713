/** Protects the servers of `npm start` and `npm run preview`. Runs when a tool imports it with its settings. */
import { subscribe } from 'node:diagnostics_channel';

/** Headers for all responses. Tools only add their own `headers` option to some, such as files. */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Returns whether a file or route can have this path. */
function isFilePath(url) {
  const [path] = url.split('?');
  try {
    return [path, decodeURIComponent(path)].every(
      (name) => /^\/(?!\/)/.test(name) && !/[\\\0]|\/\.\./.test(name),
    );
  } catch {
    return false;
  }
}

// Node publishes this before the tool handles a request.
subscribe('http.server.request.start', ({ request, response }) => {
  response.setHeaders(new Headers(headers));
  // Tools respond to some other paths with the page, a redirect or an error. A missing file gets 404.
  if (!isFilePath(request.url)) request.url = '/none.js';
});
