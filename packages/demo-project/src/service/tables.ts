/**
 * The tables of the demo data, with indexes for the endpoints. Each table is created when an endpoint first uses it.
 */
import type { DemoData } from './data';
import type {
  DemoAnnotation,
  DemoAsset,
  DemoEvent,
  DemoFile,
  DemoMapping,
  DemoNode,
} from '../records';
import { lookupOf, type Lookup } from './identifiers';

export interface Table<Item> {
  readonly items: readonly Item[];
  readonly lookup: Lookup<Item>;
}

/** Nodes in tree index order, and a map from node IDs to nodes. */
export interface NodeTable {
  readonly nodes: readonly DemoNode[];
  readonly byId: ReadonlyMap<number, DemoNode>;
}

export interface Tables {
  readonly data: DemoData;
  readonly nodes: (revisionId: number) => Promise<NodeTable>;
  readonly mappings: (revisionId: number) => Promise<readonly DemoMapping[]>;
  readonly assets: () => Promise<Table<DemoAsset>>;
  readonly events: () => Promise<Table<DemoEvent>>;
  readonly files: () => Promise<Table<DemoFile>>;
  readonly annotations: () => Promise<Table<DemoAnnotation>>;
}

/** Caches the results of `make` by key. Rejections aren't cached, so that the next call tries again. */
function remember<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Promise<Value>>();
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make(key);
      kept.set(key, value);
      value.catch(() => kept.delete(key));
    }
    return value;
  };
}

function tableOf<Item extends { id: number }>(
  read: () => Promise<readonly Item[]>,
): () => Promise<Table<Item>> {
  const load = remember(async () => {
    const items = await read();
    return { items, lookup: lookupOf(items) };
  });
  return () => load(undefined);
}

/** Creates the tables for `data`. Reads data only when an endpoint needs it. */
export function createTables(data: DemoData): Tables {
  return {
    data,
    nodes: remember(async (revisionId: number) => {
      const nodes = await data.nodes(revisionId);
      return { nodes, byId: new Map(nodes.map((node) => [node.id, node])) };
    }),
    mappings: remember(data.mappings),
    assets: tableOf(data.assets),
    events: tableOf(data.events),
    files: tableOf(data.files),
    annotations: tableOf(data.annotations),
  };
}
