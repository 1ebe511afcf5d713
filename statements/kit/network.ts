/**
 * Records the requests of a statement's frame, and lets a statement mock responses. Import it before the client,
 * because the client stores the global `fetch` when it loads.
 */

export interface SeenRequest {
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  /** Whether the request has a token, valid or not. */
  readonly hasToken: boolean;
  /** Body of the request. Recorded only while mocks exist, and otherwise empty. */
  readonly body: string;
}

/** Returns a mock response, or `undefined` to send the request to the demo service. */
export type Answer = (request: SeenRequest) => Response | Promise<Response> | undefined;

const ownFetch = globalThis.fetch;
let seen: SeenRequest[] = [];
let answers: Answer[] = [];
let delays: { readonly part: string; readonly milliseconds: number }[] = [];
let holds: { readonly part: string; readonly released: Promise<void> }[] = [];

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!/^https?:/.test(request.url)) return ownFetch(input, init);
  const { pathname, search } = new URL(request.url);
  const hasToken = request.headers.has('Authorization');
  const body = answers.length === 0 ? '' : await request.clone().text();
  const entry = { method: request.method, path: pathname + search, hasToken, body };
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
  for (const { part, released } of holds) {
    if (entry.path.includes(part)) await released;
  }
  return ownFetch(request);
};

export interface Network {
  /** All requests since the statement started, in order. */
  readonly requests: readonly SeenRequest[];
  count(part: string): number;
  /** Adds a mock for later requests. The latest mock is tried first. */
  answer(answer: Answer): void;
  /** Delays later requests whose path contains `part`. */
  delay(part: string, milliseconds: number): void;
  /** Holds later requests whose path contains `part` until the returned function is called. */
  hold(part: string): () => void;
}

/** Removes all recorded requests, mocks, delays, and holds. Call this before each statement. */
export function resetNetwork(): Network {
  const own: SeenRequest[] = [];
  seen = own;
  answers = [];
  delays = [];
  holds = [];
  return {
    requests: own,
    count: (part) => own.filter(({ path }) => path.includes(part)).length,
    answer: (answer) => answers.unshift(answer),
    delay: (part, milliseconds) => delays.push({ part, milliseconds }),
    hold: (part) => {
      let release = () => {};
      const entry = { part, released: new Promise<void>((resolve) => (release = resolve)) };
      holds.push(entry);
      return () => {
        holds = holds.filter((other) => other !== entry);
        release();
      };
    },
  };
}
