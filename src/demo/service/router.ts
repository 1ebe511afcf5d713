/** Finds the endpoint of a request by method and path. */
import { jsonBody, type DemoRequest } from './http';
import { queryArgs, type Args } from './args';
import type { Tables } from './tables';

/** What an endpoint is given. */
export interface Call {
  /** Values of `{names}` in the pattern, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** Arguments: the query of a GET, the JSON body of a POST. */
  readonly args: Args;
  /** Scheme and host of the request, for links that point back here. */
  readonly origin: string;
  readonly tables: Tables;
}

/** An endpoint: its result becomes JSON, unless it is a `FileAnswer`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** `/3d/models/{modelId}`; `{name*}` takes the rest of the path. Below the project, unless `open`. */
  readonly pattern: string;
  /** What it answers with, in a few words for the page about the demo project. */
  readonly what: string;
  /** Answers below the origin, without project and token: what CDF serves by signed links. */
  readonly open?: boolean;
  readonly answer: (call: Call) => Promise<unknown>;
}

interface Compiled {
  readonly endpoint: Endpoint;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

function compile(endpoint: Endpoint): Compiled {
  const names: string[] = [];
  const source = endpoint.pattern.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => {
    names.push(name);
    return rest === '*' ? '(.+)' : '([^/]+)';
  });
  return { endpoint, expression: new RegExp(`^${source}$`), names };
}

export interface Match {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
}

/** Looks an endpoint up among those given; `undefined` when none fits. */
export function createRouter(
  endpoints: readonly Endpoint[],
): (method: string, path: string) => Match | undefined {
  const compiled = endpoints.map(compile);
  return (method, path) => {
    for (const { endpoint, expression, names } of compiled) {
      const match = endpoint.method === method ? expression.exec(path) : null;
      if (match !== null) {
        const values = match.slice(1).map((value) => decodeURIComponent(value));
        return {
          endpoint,
          path: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
        };
      }
    }
    return undefined;
  };
}

/** Arguments of a request: the query of a GET, the JSON body of a POST. */
export function argsOf(request: DemoRequest, url: URL): Args {
  return request.method.toUpperCase() === 'POST' ? jsonBody(request) : queryArgs(url.searchParams);
}
