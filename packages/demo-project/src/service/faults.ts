/** Faults for tests: slow responses, errors, and truncated files. */
import type { DemoRequest, DemoResponse } from './http';
import { errorResponse, ServiceError } from './http';

/** An error response in CDF's format, a truncated body, or no response at all. */
export type FaultKind =
  | { readonly type: 'status'; readonly status: number; readonly message: string }
  | { readonly type: 'cut'; readonly bytes: number }
  | { readonly type: 'unreachable' };

/** A fault for requests whose URL contains `path`. If `method` is set, the request must also use this method. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly fault: FaultKind;
  /** Number of requests that fail before later requests succeed. By default, every request fails. */
  readonly times?: number;
}

/** All faults that a test can configure. They are plain data, so that a test can send them to a page or worker. */
export interface Faults {
  /** Delay before each response, in milliseconds. */
  readonly latency?: number;
  readonly failures?: readonly Fault[];
}

/** Applies faults to the responses of `answer`. If a fault replaces the whole response, doesn't call `answer`. */
export function createFaultyAnswer(
  { latency = 0, failures = [] }: Faults,
  answer: (request: DemoRequest) => Promise<DemoResponse>,
): (request: DemoRequest) => Promise<DemoResponse> {
  const left = new Map(failures.map((failure) => [failure, failure.times ?? Infinity]));
  return async (request) => {
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const failure = failures.find(
      (entry) =>
        (left.get(entry) ?? 0) > 0 &&
        request.url.includes(entry.path) &&
        (entry.method ?? request.method).toUpperCase() === request.method.toUpperCase(),
    );
    if (failure === undefined) return answer(request);
    left.set(failure, (left.get(failure) ?? 0) - 1);
    const { fault } = failure;
    switch (fault.type) {
      case 'status':
        return errorResponse(new ServiceError(fault.status, fault.message));
      case 'cut': {
        const response = await answer(request);
        return { ...response, body: response.body.slice(0, fault.bytes) };
      }
      case 'unreachable':
        // `fetch` rejects with this error if the network is unreachable.
        throw new TypeError('Failed to fetch');
    }
  };
}
