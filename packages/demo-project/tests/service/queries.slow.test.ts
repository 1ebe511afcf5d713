/** Sends random queries to every list of the demo service. Sends ten times as many queries as queries.test.ts. */
import { expect, it } from 'vitest';
import { createRandom } from '../../src/plant/kernel/random';
import { createDemoService } from '../../src';
import { createWorld, listCases } from '../../../../tests/fixtures/demoQueries';
import { askDemo, checkRandomQueries } from '../../../../tests/fixtures/randomQueries';

const world = createWorld(createRandom(20_261));
const cases = listCases(world);

it('there are endpoints to query', () => {
  expect(cases.length).toBeGreaterThan(0);
});

it.each(cases)('$endpoint answers 2000 random queries like a plain filter', (one) =>
  checkRandomQueries(askDemo(createDemoService(world.data)), one, 2000),
);
