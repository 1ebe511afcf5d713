import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReleases } from '@reveal-docs/api-reference/history/releases';
import { resolveSdkDir } from '@reveal-docs/versions';
import { readLanes, type Lane } from '../src/lanes';
import { isDeclared, isExported } from '../src/missing';
import { readStatements } from '../src/read';
import { expectationIn, type MissingApi } from '../src/spec';

const specs = readStatements();
const lanes = readLanes();
const recorded = readReleases();

interface Missing extends MissingApi {
  readonly id: string;
  readonly runsIn: Lane;
}

/** Lists the APIs that the lane's release lacks, each with the nearest release in which the statement runs. */
function missingIn(lane: Lane): Missing[] {
  const at = lanes.indexOf(lane);
  const byDistance = lanes.toSorted(
    (a, b) => Math.abs(lanes.indexOf(a) - at) - Math.abs(lanes.indexOf(b) - at),
  );
  return specs.flatMap((spec) => {
    const expectation = expectationIn(spec, lane.release);
    if (expectation.type !== 'lacks') return [];
    const runsIn = byDistance.find(({ release }) => expectationIn(spec, release).type !== 'lacks');
    if (runsIn === undefined) throw new Error(`${spec.id} runs in no release.`);
    return [{ ...expectation, id: spec.id, runsIn }];
  });
}

function surfaceOf({ interfaceRelease }: Lane) {
  const found = recorded.find(({ release }) => release === interfaceRelease);
  if (found === undefined) throw new Error(`The API of ${interfaceRelease} isn't recorded.`);
  return found.surface;
}

function codeOf({ version }: Lane): string {
  const dir = resolveSdkDir(version);
  return [dir, path.join(dir, 'dist')]
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/** Client options aren't part of the SDK's API. `missing.slow.test.ts` covers them. */
const ofClient = 'ClientOptions.';
const withMissing = lanes
  .map((lane) => ({ lane, release: lane.release, missing: missingIn(lane) }))
  .filter(({ missing }) => missing.length > 0);

describe.each(withMissing)('an API that $release lacks', ({ lane, missing }) => {
  const ofSdk = missing.filter(({ missing: name }) => !name.startsWith(ofClient));

  it("isn't in its types", () => {
    const wrong = ofSdk.filter((entry) => isDeclared(surfaceOf(lane), entry));
    expect(wrong.map(({ id, missing: name }) => `${id}: ${name}`)).toEqual([]);
  });

  it('is in the types of a release that runs the statement', () => {
    const wrong = ofSdk.filter((entry) => !isDeclared(surfaceOf(entry.runsIn), entry));
    expect(wrong.map(({ id, missing: name }) => `${id}: ${name}`)).toEqual([]);
  });
});

// Modules behind an adapter export more names than the interface.
const plain = withMissing.filter(({ lane }) => lane.release === lane.interfaceRelease);

it.each(plain)("a symbol that $release lacks isn't among its exports", ({ lane, missing }) => {
  const code = codeOf(lane);
  const symbols = new Set(
    missing.map(({ missing: name }) => name).filter((name) => !name.includes('.')),
  );
  expect(isExported(code, 'Cognite3DViewer')).toBe(true);
  expect([...symbols].filter((name) => isExported(code, name))).toEqual([]);
});

describe('isExported', () => {
  it.each([
    ['t.d(i,{AxisViewTool:()=>J,BingMapImageFormat:()=>K})', 'BingMapImageFormat', true],
    ['r.d(t,"IndexSet",(function(){return Rt}))', 'IndexSet', true],
    ['tt.trackCreateTool("AxisViewTool")}dispose(){}', 'AxisViewTool', false],
    ['r.d(t,"IndexSet",(function(){return Rt}))', 'Index', false],
  ])('detects whether a name is exported in %s', (code, name, isThere) => {
    expect(isExported(code, name)).toBe(isThere);
  });
});
