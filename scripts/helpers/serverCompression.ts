/** Compression of the small server's answers: of a few at a time, so that many large ones keep no small one waiting. */
import type http from 'node:http';
import compression from 'compression';

/**
 * Answers that are compressed at once. They take turns with the reading of files in the four threads that Node has for
 * both. Whoever comes while so many are under way gets the file as it is.
 */
export const mostAtOnce = 16;

/** Makes a middleware that compresses what gains by it, and calls `next` at once. */
export function createCompression(): (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void {
  let underWay = 0;

  function hasRoom(response: http.ServerResponse): boolean {
    if (underWay >= mostAtOnce) {
      // As the middleware says it of those that it compresses: the file has both forms.
      response.setHeader('Vary', 'Accept-Encoding');
      return false;
    }
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    return true;
  }

  const compress = compression({
    // A range is one of the file as it is stored.
    filter: (request, response) =>
      request.headers.range === undefined &&
      request.headers['accept-encoding'] !== undefined &&
      compression.filter(request, response) &&
      hasRoom(response),
  });
  // The middleware's types are Express's; it uses nothing beyond Node's own request and response.
  return compress as unknown as ReturnType<typeof createCompression>;
}
