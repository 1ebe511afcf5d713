/** `npm run bench -- build`: measures wall time and memory of a cold and a warm build. */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, rootDir } from '@reveal-docs/versions';
import type { BenchPart } from './part';
import { measureProgram, type Measured } from './processTree';

/**
 * Removes the output and caches of earlier builds before a cold build. Keeps installed packages.
 */
function removeCaches(): void {
  const caches = [
    '.generated',
    '.docusaurus',
    'build',
    'node_modules/.cache',
    ...readVersions().map(({ contentDir }) => path.relative(rootDir, path.join(contentDir, 'api'))),
  ];
  for (const cache of caches) {
    fs.rmSync(path.join(rootDir, cache), { recursive: true, force: true });
  }
}

async function buildSite(): Promise<Measured> {
  const measured = await measureProgram('npm', ['run', '--silent', 'build']);
  if (measured.exitCode !== 0)
    throw new Error(
      `The build exited with code ${measured.exitCode}. Run \`npm run build\` to see why.`,
    );
  return measured;
}

function row(name: string, { milliseconds, peakMemory }: Measured): (string | number)[] {
  const memory = peakMemory === undefined ? 'not available here' : Math.round(peakMemory / 2 ** 20);
  return [name, Math.round(milliseconds / 100) / 10, memory];
}

export const buildPart: BenchPart = {
  name: 'build',
  about: 'wall time and peak memory of a cold and a warm build',
  needsBuild: false,
  async run() {
    removeCaches();
    const cold = await buildSite();
    const warm = await buildSite();
    return [
      {
        title: 'Build',
        columns: ['build', 'seconds', 'peak MiB'],
        rows: [
          row('cold (no caches, packages installed)', cold),
          row('warm (nothing changed)', warm),
        ],
      },
    ];
  },
};
