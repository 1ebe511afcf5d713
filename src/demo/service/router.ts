/** Finds the endpoint of a request by method and path. */
import type * as v from 'valibot';
import { badRequest, jsonBody, type DemoRequest } from './http';
import { fields, readArgs, type Args, type Fields } from './schema';
import type { Tables } from './tables';

/** What an endpoint is given. */
export interface Call<Given = unknown> {
  /** Values of `{names}` in the pattern, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** Arguments: the query of a GET, the JSON body of a POST. */
  readonly args: Given;
  /** Scheme and host of the request, for links that point back here. */
  readonly origin: string;
  readonly tables: Tables;
}

/** What is said of an endpoint. */
interface About {
  readonly method: 'GET' | 'POST';
  /** `/3d/models/{modelId}`; `{name*}` takes the rest of the path. Below the project, unless `open`. */
  readonly pattern: string;
  /** What it answers with, in a few words for the page about the demo project. */
  readonly what: string;
  /** Answers below the origin, without project and token: what CDF serves by signed links. */
  readonly open?: boolean;
  /** Properties that `sort` and `advancedFilter` take, for that page. */
  readonly properties?: { readonly sort: readonly string[]; readonly filter: readonly string[] };
}

/** An endpoint: its result becomes JSON, unless it is a `FileAnswer`. Throws 400 for other arguments. */
export interface Endpoint extends About {
  /** The arguments it takes. */
  readonly args: Fields;
  readonly answer: (call: Call) => Promise<unknown>;
}

/** An endpoint that takes these arguments and no others; `answer` gets them as their schemas yield them. */
export function endpoint<const Entries extends Fields>(
  definition: About & {
    readonly args: Entries;
    readonly answer: (
      call: Call<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>>,
    ) => Promise<unknown>;
  },
): Endpoint {
  const schema = fields(definition.args);
  return {
    ...definition,
    answer: async (call) => definition.answer({ ...call, args: readArgs(schema, call.args) }),
  };
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

/**
 * Arguments of a request: the JSON body of a POST, the query of a GET. An argument that is repeated becomes a
 * list, which schemas of single values refuse. Throws 400 for a POST whose address has a query.
 */
export function argsOf(request: DemoRequest, url: URL): Args {
  const names = new Set(url.searchParams.keys());
  if (request.method.toUpperCase() !== 'POST') {
    return Object.fromEntries(
      [...names].map((name) => {
        const given = url.searchParams.getAll(name);
        return [name, given.length === 1 ? given[0] : given];
      }),
    );
  }
  const [first] = names;
  if (first !== undefined) {
    throw badRequest(`"${first}" is not known in the address: this request has a body.`);
  }
  return jsonBody(request);
}
