/** Finds the endpoint that matches a request's method and path. */
import type * as v from 'valibot';
import { badRequest, jsonBody, type DemoRequest } from './http';
import { fields, readArgs, type Args, type Fields } from './schema';
import type { Tables } from './tables';

export interface Call<Given = unknown> {
  /** Decoded values of the placeholders in the endpoint's path, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** Arguments: the query of a GET request, or the JSON body of a POST request. */
  readonly args: Given;
  /** Origin of the request. URLs in the response that lead back to the service start with this origin. */
  readonly origin: string;
  readonly tables: Tables;
}

interface About {
  readonly method: 'GET' | 'POST';
  /**
   * Path such as `/3d/models/{modelId}`. It's relative to the project unless `open` is set. `{name*}` matches the rest
   * of the path.
   */
  readonly pattern: string;
  /** Short description of the response. The page about the demo project shows it. */
  readonly what: string;
  /**
   * Whether the endpoint works without a project or a token, like CDF's signed links. If so, its path is relative to
   * the origin.
   */
  readonly open?: boolean;
}

/** An endpoint. Its result is converted to JSON unless it's a `FileAnswer`. Throws 400 if an argument is invalid. */
export interface Endpoint extends About {
  readonly args: Fields;
  readonly answer: (call: Call) => Promise<unknown>;
}

/**
 * Defines an endpoint that accepts only these arguments. `answer` receives the arguments after validation and
 * conversion.
 */
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

/** Creates a function that finds the endpoint for a method and path. The function returns undefined if none matches. */
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
 * Returns the arguments of a request: the JSON body of a POST request, or the query of a GET request. A repeated query
 * argument becomes a list, which a schema for a single value rejects. Throws 400 if a POST request has a query.
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
    throw badRequest(
      `"${first}" can’t be in the query. This request takes its arguments in the body.`,
    );
  }
  return jsonBody(request);
}
