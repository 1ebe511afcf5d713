/**
 * `npm run bench [-- part … [-- argument …]]`: measures the site and prints tables. Without a name, it runs all parts except
 * the slowest.
 */
import { hashSources, readBuildInfo } from '../scripts/helpers/buildInfo';
import { build } from '../scripts/build';
import { main } from '../scripts/helpers/run';
import { buildPart } from './build';
import { comparePart } from './compare';
import { devPart } from './dev';
import { editorPart } from './editor';
import { examplesPart } from './examples';
import { stepsPart } from './exampleSteps';
import { firstLoadPart } from './firstLoad';
import { intentPart } from './intent';
import { lighthousePart } from './lighthouse';
import { formatTable, type BenchPart } from './part';
import { playgroundPart } from './playground';
import { searchPart } from './search';
import { servicePart } from './service';
import { sizesPart } from './sizes';
import { soakPart } from './soak';
import { trafficPart } from './traffic';
import { versionsPart } from './versions';
import { viewerPart } from './viewer';

/** All parts in the order of their runs. The build is first, because the others measure its output. */
const parts: readonly BenchPart[] = [
  buildPart,
  sizesPart,
  firstLoadPart,
  comparePart,
  intentPart,
  searchPart,
  examplesPart,
  stepsPart,
  playgroundPart,
  editorPart,
  viewerPart,
  trafficPart,
  soakPart,
  servicePart,
  devPart,
  versionsPart,
  lighthousePart,
];

function selectParts(names: readonly string[]): readonly BenchPart[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = parts.map(({ name, about }) => `  ${name}: ${about}`).join('\n');
    throw new Error(`Unknown benchmark "${unknown.join('", "')}". Choose from:\n${known}`);
  }
  return parts.filter(({ name, onlyByName }) =>
    names.length === 0 ? onlyByName !== true : names.includes(name),
  );
}

/** Splits the command line into names of parts, and their arguments after `--`. */
function readArguments(given: readonly string[]): { names: string[]; args: string[] } {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  return { names: given.slice(0, end), args: given.slice(end + 1) };
}

main(async () => {
  const { names, args } = readArguments(process.argv.slice(2));
  for (const part of selectParts(names)) {
    if (part.needsBuild && readBuildInfo()?.source !== hashSources()) await build();
    for (const table of await part.run(args)) console.log(`\n${formatTable(table)}`);
  }
});
