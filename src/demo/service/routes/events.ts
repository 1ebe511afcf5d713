/** Events: in the demo project they say where each 360 image station stands. */
import { objectArg, type Args } from '../args';
import type { DemoEvent } from '../data';
import {
  anyNumber,
  equalsString,
  filterTest,
  hasMetadata,
  inRange,
  startsWith,
  type FilterFields,
} from '../filters';
import { badRequest, notFound } from '../http';
import { retrieve } from '../identifiers';
import { pageOf } from '../paging';
import type { Endpoint } from '../router';
import { searchItems } from '../search';

const filterFields: FilterFields<DemoEvent> = {
  metadata: hasMetadata,
  assetIds: anyNumber(({ assetIds }) => assetIds ?? []),
  source: equalsString(({ source }) => source),
  type: equalsString(({ type }) => type),
  subtype: equalsString(({ subtype }) => subtype),
  startTime: inRange(({ startTime }) => startTime),
  endTime: inRange(({ endTime }) => endTime),
  createdTime: inRange(({ createdTime }) => createdTime),
  lastUpdatedTime: inRange(({ lastUpdatedTime }) => lastUpdatedTime),
  externalIdPrefix: startsWith(({ externalId }) => externalId),
};

const sortFields = ['startTime', 'endTime', 'createdTime', 'lastUpdatedTime'] as const;

/** Sorts by `["field:asc" | "field:desc"]`, the first entry first; events without the field come last. */
function sorted(events: readonly DemoEvent[], args: Args): readonly DemoEvent[] {
  const { sort } = args;
  if (sort === undefined) return events;
  if (!Array.isArray(sort)) throw badRequest('"sort" must be a list.');
  const orders = sort.map((entry) => {
    const [name, direction = 'asc'] = String(entry).split(':');
    const field = sortFields.find((known) => known === name);
    if (field === undefined || !['asc', 'desc'].includes(direction)) {
      throw badRequest(`"sort" must have entries such as "startTime:asc", not "${String(entry)}".`);
    }
    return { field, sign: direction === 'asc' ? 1 : -1 };
  });
  return [...events].sort((a, b) => {
    for (const { field, sign } of orders) {
      const first = a[field];
      const second = b[field];
      if (first !== second) {
        if (first === undefined) return 1;
        return second === undefined ? -1 : sign * (first - second);
      }
    }
    return 0;
  });
}

export const eventEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    pattern: '/events/list',
    what: 'events with filters, sorted',
    answer: async ({ args, tables }) => {
      const test = filterTest(objectArg(args, 'filter'), filterFields);
      const { items } = await tables.events();
      return pageOf(sorted(items.filter(test), args), args, 'events');
    },
  },
  {
    method: 'POST',
    pattern: '/events/search',
    what: 'events by words',
    answer: async ({ args, tables }) => {
      const test = filterTest(objectArg(args, 'filter'), filterFields);
      const { items } = await tables.events();
      const fields = { description: ({ description }: DemoEvent) => description };
      return { items: searchItems(items.filter(test), args, fields) };
    },
  },
  {
    method: 'POST',
    pattern: '/events/byids',
    what: 'events by id or external id',
    answer: async ({ args, tables }) => ({
      items: retrieve(args, 'events', (await tables.events()).lookup),
    }),
  },
  {
    method: 'GET',
    pattern: '/events/{id}',
    what: 'one event',
    answer: async ({ path, tables }) => {
      const event = (await tables.events()).lookup({ id: Number(path.id) });
      if (event === undefined) throw notFound(`There is no event ${path.id}.`);
      return event;
    },
  },
];
