/**
 * `npm run bench [-- name … [-- argument …]]`: runs benchmarks and prints their tables. Without a name, runs all
 * benchmarks. With the default arguments, each benchmark takes at most five minutes on two cores.
 */
import { hashSources, readBuildInfo } from '../scripts/helpers/buildInfo';
import { build } from '../scripts/build';
import { main } from '../scripts/helpers/run';
import { buildPart } from './build';
import { editorPart } from './editor';
import { examplesPart } from './examples';
import { gesturesPart } from './gestures';
import { lighthousePart } from './lighthouse';
import { looksPart } from './looks';
import { formatTable, progress, type BenchPart } from './part';
import { searchPart } from './search';
import { sizesPart } from './sizes';
import { soakPart } from './soak';
import { toolsPart } from './tools';

/** The build runs first, because the other benchmarks measure its output. */
const parts: readonly BenchPart[] = [
  buildPart,
  sizesPart,
  searchPart,
  examplesPart,
  editorPart,
  soakPart,
  lighthousePart,
  looksPart,
  gesturesPart,
  toolsPart,
];

function selectParts(names: readonly string[]): readonly BenchPart[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = parts.map(({ name, about }) => `  ${name}: ${about}`).join('\n');
    throw new Error(`Unknown benchmark "${unknown.join('", "')}". Choose from:\n${known}`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

function readArguments(given: readonly string[]): { names: string[]; args: string[] } {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  return { names: given.slice(0, end), args: given.slice(end + 1) };
}

main(async () => {
  const { names, args } = readArguments(process.argv.slice(2));
  for (const part of selectParts(names)) {
    if (part.needsBuild && readBuildInfo()?.source !== hashSources()) {
      progress(
        'The built site is missing or out of date. Building the site, which takes several minutes.',
      );
      await build();
    }
    const start = performance.now();
    progress(`${part.name}: ${part.about}`);
    for (const table of await part.run(args)) console.log(`\n${formatTable(table)}`);
    progress(`\n${part.name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
});
