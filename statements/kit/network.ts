/**
 * What a statement sees of the requests in its frame, and answers it puts in place of the demo service's. Imported
 * before the client, which keeps the `fetch` that it finds.
 */

/** A request as the service gets it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Whether it carries one, valid or not. */
  readonly hasToken: boolean;
}

/** An answer in place of the service's; `undefined` leaves the request to the service. */
export type Answer = (request: SeenRequest) => Response | Promise<Response> | undefined;

const ownFetch = globalThis.fetch;
let seen: SeenRequest[] = [];
let answers: Answer[] = [];
let delays: { readonly part: string; readonly milliseconds: number }[] = [];

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!/^https?:/.test(request.url)) return ownFetch(input, init);
  const { pathname, search } = new URL(request.url);
  const hasToken = request.headers.has('Authorization');
  const entry = { method: request.method, path: pathname + search, hasToken };
  seen.push(entry);
  for (const answer of answers) {
    const response = answer(entry);
    if (response !== undefined) return response;
  }
  for (const { part, milliseconds } of delays) {
    if (entry.path.includes(part)) {
      await new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    }
  }
  return ownFetch(request);
};

/** The network of one statement. */
export interface Network {
  /** Every request since the statement began, in order. */
  readonly requests: readonly SeenRequest[];
  /** How many requests have `part` in their path. */
  count(part: string): number;
  /** From now on, answers come from here first. */
  answer(answer: Answer): void;
  /** From now on, requests with `part` in their path are answered so much later. */
  delay(part: string, milliseconds: number): void;
}

/** Starts anew, for the next statement. */
export function resetNetwork(): Network {
  const own: SeenRequest[] = [];
  seen = own;
  answers = [];
  delays = [];
  return {
    requests: own,
    count: (part) => own.filter(({ path }) => path.includes(part)).length,
    answer: (answer) => answers.unshift(answer),
    delay: (part, milliseconds) => delays.push({ part, milliseconds }),
  };
}
