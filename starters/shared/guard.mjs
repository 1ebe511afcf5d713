/**
 * Protects the servers of `npm start` and `npm run preview`. Import this module in the tool's configuration file or
 * start script.
 */
import { subscribe } from 'node:diagnostics_channel';

/** Headers for all responses. A tool's `headers` option applies only to some responses, such as files. */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Error pages replace the policy, but keep this header.
  'X-Frame-Options': 'DENY',
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

// Node publishes this event before the tool handles a request.
subscribe('http.server.request.start', ({ request, response }) => {
  response.setHeaders(new Headers(headers));
  // For some invalid paths, tools respond with the page, a redirect, or an error. Request a missing file instead, so
  // that they respond with 404.
  if (!isFilePath(request.url)) request.url = '/none.js';
  // Tools wait for the request body before they respond with 404. If the body is incomplete after a second, end it.
  if (request.method === 'GET') {
    request.on('error', () => {});
    setTimeout(() => request.complete || request.push(null), 1000).unref();
  }
});
