/** Instances of the data model. They represent the same plant as the classic resources. */
import * as v from 'valibot';
import { endpoint, type Endpoint } from '../router';

/** Accepts any value. When a program sends its first query, the code that validates queries is loaded. */
const later = v.unknown();

export const instanceEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    pattern: '/models/instances/query',
    what: 'nodes and edges of the core data model',
    args: {
      with: later,
      select: later,
      cursors: v.optional(later),
      parameters: v.optional(later),
    },
    answer: async ({ args, tables }) => {
      const { answerQuery } = await import('../instances/answer');
      return answerQuery(args, tables.data);
    },
  }),
  endpoint({
    method: 'POST',
    pattern: '/models/instances/list',
    what: 'nodes or edges of the core data model, filtered',
    args: {
      instanceType: v.optional(later),
      sources: v.optional(later),
      filter: v.optional(later),
      cursor: v.optional(later),
      limit: v.optional(later),
    },
    answer: async ({ args, tables }) => {
      const { answerList } = await import('../instances/answer');
      return answerList(args, tables.data);
    },
  }),
];
