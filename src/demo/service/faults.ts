/** Faults that a test can switch on: slow answers, errors, and files cut short. */
import type { DemoRequest, DemoResponse } from './http';
import { errorResponse, ServiceError } from './http';

/** What goes wrong: a status in CDF's shape, only the first part of the body, or no answer at all. */
export type FaultKind =
  | { readonly type: 'status'; readonly status: number; readonly message: string }
  | { readonly type: 'cut'; readonly bytes: number }
  | { readonly type: 'unreachable' };

/** A fault for requests whose URL contains `path` (and whose method is `method`, when given). */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly fault: FaultKind;
  /** How often it happens before requests succeed again; always, unless given. */
  readonly times?: number;
}

/** Everything a test can switch; plain data, so that it can be sent to where the service runs. */
export interface Faults {
  /** Milliseconds before each answer. */
  readonly latency?: number;
  readonly failures?: readonly Fault[];
}

/** Applies faults to answers; `answer` is asked only when the fault leaves something to answer. */
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
        // What `fetch` rejects with when there is no network.
        throw new TypeError('Failed to fetch');
    }
  };
}
