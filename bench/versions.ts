/** `npm run bench -- versions`: measures build time and memory for more and more versions, in a copy of the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions } from '../src/versions';
import { commitAll, makeRepositoryCopy, npmRun } from '../tests/tools';
import type { BenchPart } from './part';
import { measureProgram } from './processTree';

/** The measured numbers of versions, including Next. */
const counts = [4, 8, 16];

function countPages(buildDir: string): number {
  return fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html')).length;
}

/** Cuts versions until there are `count`, numbered on from the latest. */
function cutUntil(dir: string, count: number): void {
  for (let versions = readVersions(dir); versions.length < count; versions = readVersions(dir)) {
    const latest = Number.parseInt(versions.find(({ isLast }) => isLast)?.name ?? '0', 10);
    npmRun(dir, 'docs:cut', [`${latest + 1}.x`, '--no-verify']);
    commitAll(dir);
  }
}

/** Measures Docusaurus's build only. Generators run once per release, and the part "build" measures them. */
async function measureBuild(dir: string): Promise<(string | number)[]> {
  npmRun(dir, 'scripts/generate.ts');
  for (const cache of ['build', '.docusaurus', 'node_modules/.cache']) {
    fs.rmSync(path.join(dir, cache), { recursive: true, force: true });
  }
  const { exitCode, milliseconds, peakMemory } = await measureProgram(
    process.execPath,
    [path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    dir,
  );
  if (exitCode !== 0)
    throw new Error(`The build exited with code ${exitCode}. Its output is above.`);
  const pages = countPages(path.join(dir, 'build'));
  return [
    readVersions(dir).length,
    pages,
    Math.round(milliseconds / 100) / 10,
    Math.round((milliseconds / pages) * 10) / 10,
    peakMemory === undefined ? 'not known here' : Math.round(peakMemory / 2 ** 20),
    peakMemory === undefined ? 'not known here' : Math.round(peakMemory / pages / 2 ** 10),
  ];
}

export const versionsPart: BenchPart = {
  name: 'versions',
  about: `build time and memory with ${counts.join(', ')} versions; takes long`,
  needsBuild: false,
  onlyByName: true,
  async run() {
    const dir = makeRepositoryCopy('bench-versions');
    const rows: (string | number)[][] = [];
    for (const count of counts) {
      cutUntil(dir, count);
      rows.push(await measureBuild(dir));
    }
    return [
      {
        title: 'Docusaurus build by number of versions, without caches',
        columns: ['versions', 'pages', 'seconds', 'ms per page', 'peak MiB', 'KiB per page'],
        rows,
      },
    ];
  },
};
