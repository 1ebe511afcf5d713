/** A statement that lists an API as missing from a release must not compile there. */
import { expect, it } from 'vitest';
import { readLanes } from '../src/lanes';
import { readStatements } from '../src/read';
import { expectationIn, lastUpTo, type StatementSpec } from '../src/spec';
import { compileStatements } from '../src/types';
import { keepVariant } from '../src/variants';

const lanes = readLanes();
const specs = readStatements();

/**
 * Returns the statement as if it ran in `release`, with the program of the nearest release that
 * runs it.
 */
function asIfRunning(spec: StatementSpec, release: string): StatementSpec {
  const at = lanes.findIndex((lane) => lane.release === release);
  const nearest = lanes
    .map((lane, index) => ({ release: lane.release, distance: Math.abs(index - at) }))
    .toSorted((a, b) => a.distance - b.distance)
    .find((lane) => expectationIn(spec, lane.release).type !== 'lacks');
  if (nearest === undefined) throw new Error(`${spec.id} runs in no release.`);
  const source = keepVariant(spec.source, lastUpTo(nearest.release, spec.variants));
  return { ...spec, source, expect: {}, variants: [] };
}

it.each(lanes)('statements that need missing API don’t compile in $release', (lane) => {
  const lacking = specs.filter((spec) => expectationIn(spec, lane.release).type === 'lacks');
  const { compilation, own } = compileStatements(
    lacking.map((spec) => asIfRunning(spec, lane.release)),
    lane,
  );
  const compiles = [...own].filter(([, module]) => compilation.diagnosticsOf(module).length === 0);
  expect(compiles.map(([{ id }]) => id)).toEqual([]);
});
