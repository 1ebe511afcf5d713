/** Events. In the demo project, they contain the positions of 360 image stations. */
import * as v from 'valibot';
import type { DemoEvent } from '../../records';
import { externalIdPrefix, hasMetadata } from '../filters';
import { resourceEndpoints } from '../resource';
import { list } from '../schema';

/** If a program doesn't specify an order, the client sends an empty list. Other orders aren't supported. */
const noOrder = v.optional(list(v.unknown(), 0, 0));

export const eventEndpoints = resourceEndpoints<DemoEvent>({
  name: 'events',
  table: (tables) => tables.events(),
  filters: { metadata: hasMetadata(), externalIdPrefix: externalIdPrefix() },
  withoutEffect: { sort: noOrder },
});
