/** Annotations: what is where in a 360 image, and which volume of a point cloud is which asset. */
import { isObject, objectArg, onlyFields, stringArg, type Args } from '../args';
import type { DemoAnnotation } from '../data';
import { containsAll } from '../filters';
import { badRequest, notFound } from '../http';
import { identifierListArg, retrieve } from '../identifiers';
import { pageOf } from '../paging';
import type { Call, Endpoint } from '../router';

/** CDF's default page of annotations. */
const defaultLimit = 25;

const sharedFields = [
  'annotatedResourceType',
  'annotationType',
  'creatingApp',
  'creatingAppVersion',
  'creatingUser',
  'status',
] as const;

function filterArg(args: Args, further: readonly string[]): Args {
  const filter = objectArg(args, 'filter');
  if (filter === undefined) throw badRequest('"filter" is missing.');
  onlyFields(filter, 'filter', [...sharedFields, 'data', ...further]);
  if (stringArg(filter, 'annotatedResourceType') === undefined) {
    throw badRequest('"filter.annotatedResourceType" is missing.');
  }
  return filter;
}

/** A test for the fields that `list` and `reverselookup` share. */
function sharedTest(filter: Args): (annotation: DemoAnnotation) => boolean {
  const wanted = sharedFields.filter((name) => filter[name] !== undefined);
  if (filter.data !== undefined && !isObject(filter.data)) {
    throw badRequest('"filter.data" must be an object.');
  }
  return (annotation) =>
    wanted.every((name) => annotation[name] === filter[name]) &&
    (filter.data === undefined || containsAll(annotation.data, filter.data));
}

/** Ids of the annotated resources; an external id is known for files only. */
async function resourceIds(filter: Args, { tables }: Call): Promise<Set<number>> {
  const identifiers = identifierListArg(filter, 'annotatedResourceIds');
  if (identifiers === undefined) throw badRequest('"filter.annotatedResourceIds" is missing.');
  const ids = new Set<number>();
  for (const identifier of identifiers) {
    if ('id' in identifier) ids.add(identifier.id);
    else if (filter.annotatedResourceType === 'file') {
      const file = (await tables.files()).lookup(identifier);
      if (file !== undefined) ids.add(file.id);
    }
  }
  return ids;
}

async function listAnnotations(call: Call): Promise<unknown> {
  const filter = filterArg(call.args, ['annotatedResourceIds']);
  const ids = await resourceIds(filter, call);
  const test = sharedTest(filter);
  const { items } = await call.tables.annotations();
  const selected = items.filter(
    (annotation) => ids.has(annotation.annotatedResourceId) && test(annotation),
  );
  return pageOf(selected, call.args, 'annotations', defaultLimit);
}

/** Which resources have an annotation that fits, each once. */
async function reverseLookup(call: Call): Promise<unknown> {
  const filter = filterArg(call.args, []);
  const { items } = await call.tables.annotations();
  const ids = new Set(
    items.filter(sharedTest(filter)).map(({ annotatedResourceId }) => annotatedResourceId),
  );
  const page = pageOf(
    [...ids].map((id) => ({ id })),
    call.args,
    'annotated resources',
    defaultLimit,
  );
  return { annotatedResourceType: filter.annotatedResourceType, ...page };
}

export const annotationEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    pattern: '/annotations/list',
    what: 'annotations of files or of a point cloud',
    answer: listAnnotations,
  },
  {
    method: 'POST',
    pattern: '/annotations/reverselookup',
    what: 'what is annotated with an asset',
    answer: reverseLookup,
  },
  {
    method: 'POST',
    pattern: '/annotations/byids',
    what: 'annotations by id',
    answer: async ({ args, tables }) => ({
      items: retrieve(args, 'annotations', (await tables.annotations()).lookup),
    }),
  },
  {
    method: 'GET',
    pattern: '/annotations/{id}',
    what: 'one annotation',
    answer: async ({ path, tables }) => {
      const annotation = (await tables.annotations()).lookup({ id: Number(path.id) });
      if (annotation === undefined) throw notFound(`There is no annotation ${path.id}.`);
      return annotation;
    },
  },
];
