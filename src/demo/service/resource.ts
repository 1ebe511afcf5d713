/**
 * Endpoints of a resource (assets, events, files), created from a description of the resource:
 * `GET` and `list` with filters, sorting and paging, `search`, `byids`, and `GET` by ID.
 */
import * as v from 'valibot';
import { advancedFilter, advancedTest, type AdvancedFilter } from './advancedFilter';
import { filterFields, filterOfQuery, filterQuery, filterTest, type Filters } from './filters';
import { notFound } from './http';
import { byIdsArgs, retrieve } from './identifiers';
import { pageOf, type PageArgs } from './paging';
import type { Properties } from './properties';
import { endpoint, type Endpoint } from './router';
import {
  fields,
  flagInQuery,
  notHere,
  pageArgs,
  pageQuery,
  partitionArg,
  text,
  type Args,
  type Fields,
} from './schema';
import { searchItems, type SearchFields } from './search';
import { sorted, sortInQuery, sortSchema, type SortBy } from './sorting';
import type { Table, Tables } from './tables';

interface ResourceItem {
  readonly id: number;
  readonly externalId?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Description of a resource. */
export interface Resource<Item extends ResourceItem> {
  /** Name in the path. */
  readonly name: string;
  /** Singular form for messages. */
  readonly one: string;
  readonly table: (tables: Tables) => Promise<Table<Item>>;
  readonly filters: Filters<Item>;
  /** Filters that CDF supports but this service rejects, with the reason. */
  readonly refused: Readonly<Record<string, string>>;
  /**
   * Properties for `sort` and `advancedFilter`, in addition to metadata. Without them, lists support
   * neither.
   */
  readonly properties?: Properties<Item>;
  /** Whether a GET can omit metadata. */
  readonly hidesMetadata?: boolean;
  /** Properties that can also be sorted by with `"name:desc"`, the format of a GET. */
  readonly shortSort?: readonly string[];
  readonly search: SearchFields<Item>;
  /** Whether a search supports `query`, which matches words in any field. */
  readonly searchesAnyField?: boolean;
  /** Data that `list` and `byids` add on request: the arguments, and the function that adds it. */
  readonly additions?: {
    readonly args: Fields;
    readonly add: (items: readonly Item[], args: Args, table: Table<Item>) => readonly Item[];
  };
}

/** Arguments of a list, from a body or a query. */
interface ListArgs extends PageArgs {
  readonly filter?: Args;
  readonly advancedFilter?: AdvancedFilter;
  readonly sort?: readonly SortBy[];
}

/** Returns the schema of `filter` in a body. */
function filterArg<Item extends ResourceItem>({ filters, refused }: Resource<Item>) {
  const notHereFields = Object.entries(refused).map(([field, reason]) => [field, notHere(reason)]);
  return v.optional(fields({ ...filterFields(filters), ...Object.fromEntries(notHereFields) }));
}

/** Returns the names for `sort` and `advancedFilter`, for the description of the service. */
function namedProperties<Item extends ResourceItem>({ properties }: Resource<Item>) {
  if (properties === undefined) return undefined;
  const named = Object.entries(properties);
  return {
    sort: [...named.filter(([, one]) => one.sortable).map(([key]) => key), 'metadata'],
    filter: [...named.map(([key]) => key), 'metadata'],
  };
}

/** Returns a page of a list. `scope` distinguishes its cursors from those of other lists. */
async function listPage<Item extends ResourceItem>(
  { table, filters, properties = {} }: Resource<Item>,
  args: ListArgs,
  tables: Tables,
  scope: string,
) {
  const { items } = await table(tables);
  const test = await filterTest(args.filter, filters, tables);
  const advanced = advancedTest(args.advancedFilter, properties);
  const selected = items.filter((item) => test(item) && advanced(item));
  return pageOf(sorted(selected, args.sort, properties), args, scope);
}

/** Creates the `GET` endpoint, with filters in the query. */
function getEndpoint<Item extends ResourceItem>(resource: Resource<Item>): Endpoint {
  const { name, filters, shortSort } = resource;
  return endpoint({
    method: 'GET',
    pattern: `/${name}`,
    what: `${name}, filtered by query parameters`,
    args: {
      ...filterQuery(filters),
      ...(shortSort === undefined ? {} : { sort: v.optional(sortInQuery(shortSort)) }),
      ...(resource.hidesMetadata === true ? { includeMetadata: v.optional(flagInQuery) } : {}),
      ...pageQuery,
      ...partitionArg(),
    },
    answer: async ({ args, tables }) => {
      // The arguments depend on the resource and have been validated by their schemas.
      const given: Args = args;
      const page = await listPage(
        resource,
        { ...given, filter: filterOfQuery(filters, given) },
        tables,
        `all ${name}`,
      );
      if (given.includeMetadata !== false) return page;
      return { ...page, items: page.items.map(({ metadata: _, ...item }) => item) };
    },
  });
}

/** Creates the `list` endpoint, with filters, sorting and paging in the body. */
function listEndpoint<Item extends ResourceItem>(resource: Resource<Item>): Endpoint {
  const { name, table, properties, shortSort, additions } = resource;
  return endpoint({
    method: 'POST',
    pattern: `/${name}/list`,
    what: properties === undefined ? `${name}, filtered` : `${name}, filtered and sorted`,
    properties: namedProperties(resource),
    args: {
      filter: filterArg(resource),
      ...(properties === undefined
        ? {}
        : {
            advancedFilter: v.optional(advancedFilter),
            sort: v.optional(sortSchema(shortSort)),
          }),
      ...additions?.args,
      ...pageArgs,
      ...partitionArg(),
    },
    answer: async ({ args, tables }) => {
      // As above: some arguments exist only for some resources, so their types are lost.
      const page = await listPage(resource, args as ListArgs, tables, name);
      if (additions === undefined) return page;
      return { ...page, items: additions.add(page.items, args, await table(tables)) };
    },
  });
}

/** Creates the `search` endpoint, which finds items by words. */
function searchEndpoint<Item extends ResourceItem>(resource: Resource<Item>): Endpoint {
  const { name, table, filters, search } = resource;
  return endpoint({
    method: 'POST',
    pattern: `/${name}/search`,
    what: `${name} that match search words`,
    args: {
      filter: filterArg(resource),
      search: v.optional(
        fields(
          Object.fromEntries(
            [...Object.keys(search), ...(resource.searchesAnyField === true ? ['query'] : [])].map(
              (field) => [field, v.optional(text)],
            ),
          ),
        ),
      ),
      limit: pageArgs.limit,
    },
    answer: async ({ args, tables }) => {
      const test = await filterTest(args.filter, filters, tables);
      const { items } = await table(tables);
      return { items: searchItems(items.filter(test), args.search, search, args.limit) };
    },
  });
}

/** Creates the `byids` endpoint and the `GET` endpoint for a single ID. */
function idEndpoints<Item extends ResourceItem>(resource: Resource<Item>): readonly Endpoint[] {
  const { name, one, table, additions } = resource;
  return [
    endpoint({
      method: 'POST',
      pattern: `/${name}/byids`,
      what: `${name} by ID or external ID`,
      args: { ...byIdsArgs, ...additions?.args },
      answer: async ({ args, tables }) => {
        const own = await table(tables);
        const items = retrieve(args, name, own.lookup);
        return { items: additions?.add(items, args, own) ?? items };
      },
    }),
    endpoint({
      method: 'GET',
      pattern: `/${name}/{id}`,
      what: `one ${one}`,
      args: {},
      answer: async ({ path, tables }) => {
        const item = (await table(tables)).lookup({ id: Number(path.id) });
        if (item === undefined) throw notFound(`Unknown ${one}: ${path.id}.`);
        return item;
      },
    }),
  ];
}

/** Returns all endpoints of a resource. */
export function resourceEndpoints<Item extends ResourceItem>(
  resource: Resource<Item>,
): readonly Endpoint[] {
  return [
    getEndpoint(resource),
    listEndpoint(resource),
    searchEndpoint(resource),
    ...idEndpoints(resource),
  ];
}
