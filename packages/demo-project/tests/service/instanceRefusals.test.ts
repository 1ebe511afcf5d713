import { describe, expect, it } from 'vitest';
import { createDemoService } from '../../src';
import { createFixtureData } from '../../../../tests/fixtures/demoData';
import {
  askInstances,
  named,
  select,
  view,
  type Json,
} from '../../../../tests/fixtures/instanceQueries';

const service = createDemoService(createFixtureData());
const query = (body: Json) => askInstances(service, body);

async function refusal(body: Json): Promise<string> {
  const { status, error } = await query(body);
  expect({ status, code: error?.code }).toEqual({ status: 400, code: 400 });
  return error?.message ?? '';
}

describe('an unsupported or unknown part of a query', () => {
  const one = (nodes: Json) => ({ with: { a: { nodes } }, select: { a: {} } });
  const through = { view: view('CogniteAsset'), identifier: 'parent' };

  it.each<[string, Json, string]>([
    [
      'a filter',
      one({ filter: { nested: { scope: ['x'] } } }),
      '"with.a.nodes.filter.nested" isn’t supported by the demo service. Supported names: and, or, not,',
    ],
    [
      'a filter in a list',
      one({ filter: { and: [named('x'), { overlaps: {} }] } }),
      '"with.a.nodes.filter.and[1].overlaps" isn’t supported',
    ],
    [
      'two filters in one',
      one({ filter: { ...named('x'), matchAll: {} } }),
      '"with.a.nodes.filter" must have exactly one of',
    ],
    [
      'a sort order',
      { with: { a: { nodes: {}, sort: [] } }, select: {} },
      '"with.a.sort" isn’t supported',
    ],
    ['a union', { with: { a: { union: ['b'] } }, select: {} }, '"with.a.union" isn’t supported'],
    [
      'neither nodes nor edges',
      { with: { a: {} }, select: {} },
      '"with.a" must have exactly one of: nodes, edges',
    ],
    ['typing', { with: {}, select: {}, includeTyping: true }, '"includeTyping" isn’t supported'],
    [
      'a recursion',
      { with: { a: { edges: { maxDistance: 2 } } }, select: {} },
      '"with.a.edges.maxDistance" must be',
    ],
    [
      'a view',
      one({ filter: { hasData: [view('Pump')] } }),
      'The demo service has no view "cdf_cdm/Pump/v1".',
    ],
    [
      'a version',
      one({ filter: { hasData: [view('CogniteAsset', 'v2')] } }),
      'no view "cdf_cdm/CogniteAsset/v2"',
    ],
    [
      'a view that objects inherit',
      one({ filter: { hasData: [view('constructor')] } }),
      'no view "cdf_cdm/constructor/v1"',
    ],
    [
      'a container',
      one({ filter: { hasData: [{ type: 'container', space: 'x', externalId: 'Y' }] } }),
      'no container "x/Y"',
    ],
    [
      'a property',
      one({ filter: { exists: { property: ['cdf_cdm', 'CogniteAsset/v1', 'weight'] } } }),
      'no property ["cdf_cdm","CogniteAsset/v1","weight"]',
    ],
    [
      'an inherited property',
      one({ filter: { exists: { property: ['cdf_cdm', 'CogniteAsset', 'toString'] } } }),
      'no property',
    ],
    [
      'a selected property',
      {
        with: { a: { nodes: { filter: named('x') } } },
        select: { a: select('CogniteAsset', 'weight') },
      },
      'The view CogniteAsset/v1 has no property "weight".',
    ],
    ['a result set', { with: { a: { nodes: {} } }, select: { b: {} } }, '"with" has no "b".'],
    ['a start', one({ from: 'b', through }), '"with" has no "b".'],
    ['a start for through', one({ through }), '"with.a.nodes.from" is missing.'],
    [
      'a relation',
      { with: { b: { nodes: {} }, a: { nodes: { from: 'b' } } }, select: {} },
      '"with.a.nodes.through" is missing, because "b" has nodes.',
    ],
    [
      'a relation of another kind',
      {
        with: {
          b: { nodes: {} },
          a: { nodes: { from: 'b', through: { view: view('CogniteAsset'), identifier: 'name' } } },
        },
        select: {},
      },
      '"name" is not a direct relation of CogniteAsset/v1.',
    ],
    [
      'a circle',
      {
        with: { a: { nodes: { from: 'b', through } }, b: { nodes: { from: 'a', through } } },
        select: {},
      },
      '"with.a" refers to itself.',
    ],
    [
      'edges of edges',
      { with: { a: { edges: {} }, b: { edges: { from: 'a' } } }, select: {} },
      '"with.b.edges.from" must refer to a set of nodes, but "a" is a set of edges.',
    ],
    [
      'relations of edges',
      { with: { a: { edges: {} }, b: { nodes: { from: 'a', through } } }, select: {} },
      '"with.b.nodes.through" can’t follow edges.',
    ],
    [
      'a list where there is one value',
      one({
        filter: { containsAny: { property: ['cdf_cdm', 'CogniteAsset', 'parent'], values: ['x'] } },
      }),
      '"containsAny" needs a list',
    ],
    [
      'an empty range',
      one({ filter: { range: { property: ['node', 'space'] } } }),
      '"range" must have one of',
    ],
    [
      'a value',
      one({ filter: { equals: { property: ['node', 'space'], value: null } } }),
      '"with.a.nodes.filter.equals.value" must be',
    ],
  ])('is named in the error: %s', async (_, body, message) => {
    expect(await refusal(body)).toContain(message);
  });
});
