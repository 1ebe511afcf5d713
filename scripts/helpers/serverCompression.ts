/** Compresses responses of the local server, only a few at a time, so that large ones don't delay small ones. */
import type http from 'node:http';
import compression from 'compression';

/**
 * Maximum number of responses that are compressed at the same time. They share Node's four threads with file reads. Further
 * responses are sent uncompressed.
 */
export const mostAtOnce = 16;

/** Creates a middleware that compresses compressible responses and calls `next` immediately. */
export function createCompression(): (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void {
  let underWay = 0;

  function hasRoom(response: http.ServerResponse): boolean {
    if (underWay >= mostAtOnce) {
      // Same header as on compressed responses, because the file exists in both forms.
      response.setHeader('Vary', 'Accept-Encoding');
      return false;
    }
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    return true;
  }

  const compress = compression({
    // Ranges refer to the uncompressed file.
    filter: (request, response) =>
      request.headers.range === undefined &&
      request.headers['accept-encoding'] !== undefined &&
      compression.filter(request, response) &&
      hasRoom(response),
  });
  // The middleware has the types of Express, but it only uses Node's own request and response.
  return compress as unknown as ReturnType<typeof createCompression>;
}
