/**
 * Stores the latest results of the starter test twice: in `tested.json` for the site, and as a table in `README.md`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startersDir } from '../../../src/plugins/starters/files';
import {
  readTested,
  testedFile,
  type Tested,
  type TestedStarters,
} from '../../../src/plugins/starters/tested';
import { rootDir } from '@reveal-docs/versions';
import { replaceBetween } from '../markers';
import type { Starter } from './read';
import { checked, type Measured } from './prove';

/** Packages whose releases are recorded for all starters together, because all starters must use the same releases. */
const sdkPackages = ['@cognite/reveal', 'three', '@cognite/sdk'];

/**
 * Returns a test's result in the stored format. Throws if `versions` names a package that the starter doesn't install.
 */
export function testedStarter(
  { name, dependencies, devDependencies, starter }: Omit<Starter, 'dir'>,
  measured: Measured,
  date: Date,
): Tested {
  const all = { ...devDependencies, ...dependencies };
  const versions = [...sdkPackages, ...starter.versions].map((item): [string, string] => {
    const release = all[item];
    if (release === undefined)
      throw new Error(
        `starters/${name} doesn't install ${item}, which its package.json lists in "versions".`,
      );
    return [item, release];
  });
  return {
    date: date.toISOString().slice(0, 10),
    versions: Object.fromEntries(versions),
    ...measured,
  };
}

const markers = [
  '<!-- tested: written by `npx tsx scripts/checkStarters.ts --update` -->',
  '<!-- /tested -->',
] as const;

export function testedTable(tested: TestedStarters): string {
  const rows = Object.entries(tested).map(
    ([name, { date, scriptBytes, firstPictureMs, versions }]) => {
      const releases = Object.entries(versions).map(([item, release]) => `${item} ${release}`);
      const size = `${(scriptBytes / 1000).toFixed(0)} kB`;
      const picture = `${(firstPictureMs / 1000).toFixed(1)} s`;
      return `| [${name}](${name}) | ${releases.join(', ')} | ${size} | ${picture} | ${date} |`;
    },
  );
  return [
    '| starter | versions | scripts, gzip | first picture | tested |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

export function withTable(text: string, tested: TestedStarters): string {
  const list = checked.map((words) => `- ${words}`).join('\n');
  const content = `${testedTable(tested)}\n\nChecks of each starter:\n\n${list}`;
  return replaceBetween(text, markers, content, 'starters/README.md');
}

/** Merges new results into the stored ones, and removes the results of starters that no longer exist. */
export function updateTested(results: TestedStarters, names: readonly string[]): void {
  const merged = { ...readTested(rootDir), ...results };
  const tested = Object.fromEntries(
    names.flatMap((name) => (merged[name] === undefined ? [] : [[name, merged[name]] as const])),
  );
  const readme = path.join(startersDir(rootDir), 'README.md');
  const text = withTable(fs.readFileSync(readme, 'utf8'), tested);
  fs.writeFileSync(testedFile(rootDir), `${JSON.stringify(tested, null, 2)}\n`);
  fs.writeFileSync(readme, text);
}
