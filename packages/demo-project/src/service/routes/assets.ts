/** Assets: the plant's equipment as a hierarchy of tags. */
import * as v from 'valibot';
import type { DemoAsset } from '../../records';
import { anyAssetExternalId, anyId, equalsText, externalIdPrefix, hasMetadata } from '../filters';
import { resourceEndpoints } from '../resource';
import { endpoint, type Endpoint } from '../router';
import { fields, pageArgs, text } from '../schema';
import { searchItems } from '../search';

/** Searchable fields. `query` finds words in all of them. */
const searchFields = {
  name: ({ name }: DemoAsset) => name,
  description: ({ description }: DemoAsset) => description,
};

const word = v.optional(text);

export const assetEndpoints: readonly Endpoint[] = [
  ...resourceEndpoints<DemoAsset>({
    name: 'assets',
    table: (tables) => tables.assets(),
    filters: {
      name: equalsText(({ name }) => name),
      parentIds: anyId(({ parentId }) => parentId),
      parentExternalIds: anyAssetExternalId(({ parentId }) => parentId),
      metadata: hasMetadata(),
      externalIdPrefix: externalIdPrefix(),
    },
  }),
  endpoint({
    method: 'POST',
    pattern: '/assets/search',
    what: 'assets that match search words',
    args: {
      search: v.optional(fields({ name: word, description: word, query: word })),
      limit: pageArgs.limit,
    },
    answer: async ({ args, tables }) => {
      const { items } = await tables.assets();
      return { items: searchItems(items, args.search, searchFields, args.limit) };
    },
  }),
];
