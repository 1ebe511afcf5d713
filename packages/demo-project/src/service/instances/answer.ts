/** Answers requests for instances. Creates the instances when a program first requests them. */
import type { DemoData } from '../data';
import type { Page } from '../paging';
import { fields, readArgs } from '../schema';
import { createInstances } from './fromTables';
import type { Instances } from './instance';
import { listInstances, runQuery, type QueryAnswer } from './query';
import { listArgs, queryArgs } from './requestSchema';

const queryRequest = fields(queryArgs);
const listRequest = fields(listArgs);

const known = new WeakMap<DemoData, Promise<Instances>>();

function instancesOf(data: DemoData): Promise<Instances> {
  let instances = known.get(data);
  if (instances === undefined) {
    instances = createInstances(data);
    known.set(data, instances);
    // Forget a failed attempt, so that the next query tries again.
    instances.catch(() => known.delete(data));
  }
  return instances;
}

/** Answers `instances/query`. Throws 400 if an argument is invalid or a name doesn't exist. */
export async function answerQuery(args: unknown, data: DemoData): Promise<QueryAnswer> {
  const query = readArgs(queryRequest, args);
  return runQuery(query, await instancesOf(data));
}

/** Answers `instances/list`. Throws the same errors as `answerQuery`. */
export async function answerList(args: unknown, data: DemoData): Promise<Page<object>> {
  const request = readArgs(listRequest, args);
  return listInstances(request, await instancesOf(data));
}
