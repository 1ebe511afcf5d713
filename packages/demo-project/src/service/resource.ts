/** The `list` and `byids` endpoints that assets, events, and files share. */
import type * as v from 'valibot';
import { filterArg, filterTest, type Filters } from './filters';
import { byIdsArgs, retrieve } from './identifiers';
import { pageOf, type PageArgs } from './paging';
import { endpoint, type Endpoint } from './router';
import { pageArgs, partitionArg, type Args, type FileIdentifier } from './schema';
import type { Table, Tables } from './tables';

export interface Resource<Item> {
  /** Name in the endpoints' paths, such as `assets`. */
  readonly name: string;
  readonly table: (tables: Tables) => Promise<Table<Item>>;
  readonly filters: Filters<Item>;
  /** Schema of an identifier. By default, identifiers are IDs or external IDs. */
  readonly identifier?: v.GenericSchema<unknown, FileIdentifier>;
  /** Schemas of `list` arguments that clients send but that don't have an effect. */
  readonly withoutEffect?: Readonly<Record<string, v.GenericSchema>>;
}

/** Returns the endpoints of a resource. */
export function resourceEndpoints<Item>(resource: Resource<Item>): readonly Endpoint[] {
  const { name, table, filters, identifier, withoutEffect } = resource;
  return [
    endpoint({
      method: 'POST',
      pattern: `/${name}/list`,
      what: `${name}, filtered`,
      args: { filter: filterArg(filters), ...withoutEffect, ...pageArgs, ...partitionArg() },
      answer: async ({ args, tables }) => {
        // The cast is safe, because the resource's schemas have validated these arguments.
        const given = args as PageArgs & { readonly filter?: Args };
        const { items } = await table(tables);
        const test = await filterTest(given.filter, filters, tables);
        return pageOf(items.filter(test), given, name);
      },
    }),
    endpoint({
      method: 'POST',
      pattern: `/${name}/byids`,
      what: `${name} by ID or external ID`,
      args: byIdsArgs(identifier),
      answer: async ({ args, tables }) => ({
        items: retrieve(args, name, (await table(tables)).lookup),
      }),
    }),
  ];
}
