import type { Network } from './requests';

export interface RecordedRequest {
  readonly method: string;
  /** Path of the URL, without the host and the query. */
  readonly path: string;
}

/** Maximum number of recorded requests. A program can send any number of requests. */
const maxRequests = 1000;

/** Wraps a network to record its requests. Returns the wrapped network and the list of requests. */
export function recordRequests(network: Network): {
  readonly network: Network;
  readonly requests: readonly RecordedRequest[];
} {
  const requests: RecordedRequest[] = [];
  return {
    requests,
    network: {
      handle(request) {
        const { method, url } = request;
        if (requests.length < maxRequests && URL.canParse(url)) {
          requests.push({ method, path: new URL(url).pathname });
        }
        return network.handle(request);
      },
    },
  };
}
