import { expect, it } from 'vitest';
import { readLanes } from '../src/lanes';
import { readStatements } from '../src/read';
import { expectationIn, lastReleaseUpTo, type StatementSpec } from '../src/spec';
import { compileStatements } from '../src/types';
import { keepVariant } from '../src/variants';

const lanes = readLanes();
const specs = readStatements();

/**
 * Returns a statement that is expected to hold in every release. Its program is the one for the release that is closest
 * to `release` and in which the statement runs.
 */
function asIfRunning(spec: StatementSpec, release: string): StatementSpec {
  const at = lanes.findIndex((lane) => lane.release === release);
  const nearest = lanes
    .map((lane, index) => ({ release: lane.release, distance: Math.abs(index - at) }))
    .toSorted((a, b) => a.distance - b.distance)
    .find((lane) => expectationIn(spec, lane.release).type !== 'lacks');
  if (nearest === undefined) throw new Error(`${spec.id} runs in no release.`);
  const source = keepVariant(spec.source, lastReleaseUpTo(nearest.release, spec.variants));
  return { ...spec, source, expect: {}, variants: [] };
}

function usesMissing(id: string, release: string, code: string): boolean {
  const spec = specs.find((item) => item.id === id);
  const expectation = spec && expectationIn(spec, release);
  if (expectation?.type !== 'lacks') return false;
  const name = expectation.missing.split('.').at(-1) ?? '';
  return code.includes(name) && code.includes(expectation.part ?? '');
}

it.each(lanes)('statements that need missing API don’t compile in $release', (lane) => {
  const { release, version } = lane;
  const lacking = specs.filter((spec) => expectationIn(spec, release).type === 'lacks');
  const { compilation, own } = compileStatements(
    lacking.map((spec) => asIfRunning(spec, release)),
    lane,
  );
  const compiles = [...own].filter(([, module]) => compilation.diagnosticsOf(module).length === 0);
  // The SDK behind the 2.x interface declares more names than the interface, so these programs might compile. In that
  // case, only check that they contain the name of the missing API.
  const hasInterface = version.release !== version.interfaceRelease;
  const wrong = compiles.filter(
    ([{ id }, { code }]) => !hasInterface || !usesMissing(id, release, code),
  );
  expect(wrong.map(([{ id }]) => id)).toEqual([]);
});
