/**
 * Creates the description of the demo project's service for the page about the demo project. Uses the tables of the
 * service itself.
 */
import { partsWithEndpoints } from '@reveal-docs/demo-project/service/parts';
import type { Endpoint } from '@reveal-docs/demo-project/service/router';
import type { Fields } from '@reveal-docs/demo-project/service/schema';

export interface EndpointSummary {
  readonly method: string;
  /** Path relative to the project's path. */
  readonly path: string;
  readonly what: string;
  readonly args: readonly string[];
}

/** An argument whose value is an object. `names` are the object's fields. */
export interface ArgumentSummary {
  readonly name: string;
  readonly names: readonly string[];
  /** Path patterns of the endpoints that accept this argument. */
  readonly of: readonly string[];
}

export interface PartSummary {
  readonly title: string;
  readonly client: readonly string[];
  readonly endpoints: readonly EndpointSummary[];
  readonly args: readonly ArgumentSummary[];
}

export interface ServiceSummary {
  readonly parts: readonly PartSummary[];
  readonly absent: readonly Pick<PartSummary, 'title' | 'client'>[];
}

function fieldsOf(schema: Fields[string]): Fields | undefined {
  const inner = 'wrapped' in schema ? (schema.wrapped as object) : schema;
  return 'entries' in inner ? (inner.entries as Fields) : undefined;
}

function argumentsOf({ pattern, args }: Endpoint): ArgumentSummary[] {
  return Object.entries(args).flatMap(([name, schema]): ArgumentSummary[] => {
    const fields = fieldsOf(schema);
    return fields === undefined ? [] : [{ name, names: Object.keys(fields), of: [pattern] }];
  });
}

function merged(all: readonly ArgumentSummary[]): ArgumentSummary[] {
  const known = new Map<string, ArgumentSummary>();
  for (const one of all) {
    const key = JSON.stringify([one.name, one.names]);
    const before = known.get(key);
    known.set(key, before === undefined ? one : { ...before, of: [...before.of, ...one.of] });
  }
  return [...known.values()];
}

/** Lists the parts of the API that the service supports, and the parts that it lacks. */
export function summarizeService(): ServiceSummary {
  const parts = partsWithEndpoints();
  return {
    parts: parts
      .filter(({ endpoints }) => endpoints.length > 0)
      .map(({ title, client, endpoints }) => ({
        title,
        client,
        endpoints: endpoints.map(({ method, pattern, what, args }) => ({
          method,
          path: pattern.replace('*', ''),
          what,
          args: Object.keys(args),
        })),
        args: merged(endpoints.flatMap(argumentsOf)),
      })),
    absent: parts
      .filter(({ endpoints }) => endpoints.length === 0)
      .map(({ title, client }) => ({ title, client })),
  };
}
