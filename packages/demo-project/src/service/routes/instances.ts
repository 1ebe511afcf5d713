/** Instances of the data model: the same plant as the classic resources. */
import { runQuery } from '../instances/query';
import { queryArgs } from '../instances/requestSchema';
import { endpoint, type Endpoint } from '../router';

export const instanceEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    pattern: '/models/instances/query',
    what: 'nodes and edges of the core data model',
    args: queryArgs,
    answer: async ({ args, tables }) => runQuery(args, await tables.instances()),
  }),
];
