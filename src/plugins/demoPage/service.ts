/**
 * Facts about the service for the page about the demo project, from the tables that the service
 * uses.
 */
import { partsWithEndpoints } from '../../demo/service/parts';
import type { Endpoint } from '../../demo/service/router';
import { knownNames, refusal, type Fields } from '../../demo/service/schema';

export interface EndpointSummary {
  readonly method: string;
  /** Below the project's path. */
  readonly path: string;
  readonly what: string;
  readonly args: readonly string[];
}

/** Contents of an argument that is an object or a list of properties. */
export interface ArgumentSummary {
  readonly name: string;
  /** Meaning of the names. An advanced filter consists of operators, which name properties. */
  readonly kind: 'fields' | 'properties' | 'operators';
  readonly names: readonly string[];
  /** Names that Cognite Data Fusion accepts but the service rejects, with the reason. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** Ends of the paths that accept it, unless all paths with this argument do. */
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

/** Returns the fields of an argument that is an object, and undefined for others. */
function fieldsOf(schema: Fields[string]): Fields | undefined {
  const inner = 'wrapped' in schema ? (schema.wrapped as object) : schema;
  return 'entries' in inner ? (inner.entries as Fields) : undefined;
}

function refusedIn(fields: Fields): ArgumentSummary['refused'] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const reason = refusal(schema);
    return reason === undefined ? [] : [{ name, reason }];
  });
}

/** Describes the arguments of one endpoint. */
function argumentsOf({ pattern, args, properties }: Endpoint): ArgumentSummary[] {
  const of = [pattern];
  const objects = Object.entries(args).flatMap(([name, schema]): ArgumentSummary[] => {
    const fields = fieldsOf(schema);
    if (fields === undefined) return [];
    const kind = name === 'advancedFilter' ? 'operators' : 'fields';
    return [{ name, kind, names: knownNames(fields), refused: refusedIn(fields), of }];
  });
  if (properties === undefined) return objects;
  return [
    ...objects,
    { name: 'advancedFilter', kind: 'properties', names: properties.filter, refused: [], of },
    { name: 'sort', kind: 'properties', names: properties.sort, refused: [], of },
  ];
}

/** Merges arguments that several endpoints share. */
function merged(all: readonly ArgumentSummary[]): ArgumentSummary[] {
  const known = new Map<string, ArgumentSummary>();
  for (const one of all) {
    const key = JSON.stringify([one.name, one.kind, one.names]);
    const before = known.get(key);
    known.set(key, before === undefined ? one : { ...before, of: [...before.of, ...one.of] });
  }
  return [...known.values()];
}

/** Lists the parts of the API that the service has, and those that it lacks. */
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
          args: knownNames(args),
        })),
        args: merged(endpoints.flatMap(argumentsOf)),
      })),
    absent: parts
      .filter(({ endpoints }) => endpoints.length === 0)
      .map(({ title, client }) => ({ title, client })),
  };
}
