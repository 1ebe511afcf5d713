/** Answers `instances/query`: validates the request, and creates the instances when they're first needed. */
import type { DemoData } from '../data';
import { fields, readArgs } from '../schema';
import { createInstances } from './fromTables';
import type { Instances } from './instance';
import { runQuery, type QueryAnswer } from './query';
import { queryArgs } from './requestSchema';

const request = fields(queryArgs);

/** Instances by the data that they come from. */
const known = new WeakMap<DemoData, Promise<Instances>>();

function instancesOf(data: DemoData): Promise<Instances> {
  let instances = known.get(data);
  if (instances === undefined) {
    instances = createInstances(data);
    known.set(data, instances);
    // Forget a failure, so that the next query tries again.
    instances.catch(() => known.delete(data));
  }
  return instances;
}

/** Answers a request. Throws 400 for invalid arguments, and for names that don't exist. */
export async function answerQuery(args: unknown, data: DemoData): Promise<QueryAnswer> {
  const query = readArgs(request, args);
  return runQuery(query, await instancesOf(data));
}
