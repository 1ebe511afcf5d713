/** These tests compare each result with a second implementation of the filter. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom, hashText } from '../../src/plant/kernel/random';
import { createDemoService } from '../../src';
import { endpoints } from '../../src/service/endpoints';
import { text } from '../../src/service/schema';
import { createWorld, listCases } from '../../../../tests/fixtures/demoQueries';
import { askDemo, checkRandomQueries, type Ask } from '../../../../tests/fixtures/randomQueries';

const world = createWorld(createRandom(20_261));
const cases = listCases(world);
/** This number of queries is large enough to detect a wrong filter. queries.slow.test.ts sends ten times as many. */
const queriesPerList = 200;

let ask: Ask;
beforeAll(() => {
  ask = askDemo(createDemoService(world.data));
});

it('the cases cover every endpoint with pages', () => {
  const paged = endpoints
    .filter(({ args }) => 'cursor' in args)
    .map(({ method, pattern }) => `${method} ${pattern}`);
  expect(cases.map(({ endpoint }) => endpoint).sort()).toEqual(paged.sort());
});

describe.each(cases)('$endpoint', (one) => {
  it(`answers ${queriesPerList} random queries like a plain filter`, () =>
    checkRandomQueries(ask, one, queriesPerList));
});

/**
 * Argument names that no list endpoint accepts. Some of them, such as `constructor`, are properties that every object
 * inherits.
 */
const strangers = ['nmae', 'Filter', 'limits', 'constructor', 'toString', '__proto__', 'sorts', ''];

/** Returns all objects inside a value. Their paths have the format of error messages. */
function objectsIn(value: unknown, path: string): { path: string; object: object }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => objectsIn(item, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return [
    { path, object: value },
    ...Object.entries(value).flatMap(([name, field]) =>
      objectsIn(field, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

describe('an invalid argument', () => {
  it.each(cases)(
    'with an unknown name is refused by name at every level of $endpoint',
    async (one) => {
      const random = createRandom(hashText(`${one.endpoint} unknown`));
      const levels = new Set<string>();
      for (let round = 0; round < 300; round++) {
        const args = structuredClone(one.make(random).args);
        if (one.method === 'POST') args.limit = 10;
        const places = objectsIn(args, '');
        const { path, object } = random.pick(places);
        const name = random.pick(strangers);
        if (Object.hasOwn(object, name)) continue;
        // Use a number, because metadata and properties accept a string under any name.
        Object.defineProperty(object, name, { value: 5, enumerable: true });
        const { status, error } = await ask(one.method, one.path, args);
        const full = path === '' ? name : `${path}.${name}`;
        expect({ status, code: error?.code }, JSON.stringify(args)).toEqual({
          status: 400,
          code: 400,
        });
        expect(error?.message).toContain(`"${full}"`);
        levels.add(path.replace(/\[\d+\]/g, '[]'));
      }
      expect(levels).toContain('');
    },
  );

  it('is refused in the URL of a request with a body', async () => {
    for (const { path } of cases.filter(({ method }) => method === 'POST')) {
      const { status, error } = await ask('POST', `${path}?limit=5`, {});
      expect(status).toBe(400);
      expect(error?.message).toContain('"limit"');
    }
  });

  const pathOf = (pattern: string) =>
    pattern
      .replace('{modelId}', '11')
      .replace('{revisionId}', '21')
      .replace('{nodeId}', '900')
      .replace('{id}', '5000');

  const needed = (pattern: string) => {
    if (/bytreeindices|byinternalids/.test(pattern)) return { items: [1] };
    if (/byids|downloadlink/.test(pattern)) return { items: [{ id: 900 }] };
    if (pattern.endsWith('/nodes/list')) return { filter: { properties: {} } };
    if (pattern.endsWith('/instances/query')) return { with: {}, select: {} };
    if (!pattern.startsWith('/annotations/')) return {};
    const filter = { annotatedResourceType: 'file' };
    if (pattern.endsWith('reverselookup')) return { filter };
    return { filter: { ...filter, annotatedResourceIds: [{ id: 1 }] } };
  };

  it.each(endpoints.filter(({ args }) => Object.keys(args).length > 0))(
    'with a wrong value is refused by name, for each of $method $pattern',
    async ({ method, pattern, args }) => {
      for (const [name, schema] of Object.entries(args)) {
        const takesAnyText = 'wrapped' in schema && schema.wrapped === text;
        const repeated = ['1', '2'];
        const inQuery = takesAnyText ? [repeated] : [repeated, '{'];
        for (const value of method === 'POST' ? [null, { odd: [] }, -1.5] : inQuery) {
          const given = { ...(method === 'POST' ? needed(pattern) : {}), [name]: value };
          const { status, error } = await ask(method, pathOf(pattern), given);
          const shown = `${name}: ${JSON.stringify(value)}`;
          expect(status, shown).toBe(400);
          expect(error?.message, shown).toContain(`"${name}`);
        }
      }
    },
  );

  it('is any argument for endpoints without arguments', async () => {
    const without = endpoints.filter(
      ({ args, open }) => Object.keys(args).length === 0 && open !== true,
    );
    expect(without).toHaveLength(3);
    for (const { method, pattern } of without) {
      const { status, error } = await ask(method, pathOf(pattern), { limit: 5 });
      expect(status, pattern).toBe(400);
      expect(error?.message, pattern).toContain('"limit"');
    }
  });
});
