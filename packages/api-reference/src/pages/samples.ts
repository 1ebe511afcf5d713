/**
 * Ensures that the first sample on an API page compiles. Keeps the SDK's samples that compile. Replaces a sample that
 * doesn't compile with a file from `samples/`, which is named after the symbol or member.
 */
import fs from 'node:fs';
import path from 'node:path';
import { shownFrom } from '../code/cutLine';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { compileBlocks, type BlockModule } from '../blocks/compiler';
import { findHovers, type NameHover } from '../hovers/findHovers';
import type { HoveredCode } from '../hovers/pageHovers';
import type { WordsByName } from './words';

/** Folder that contains our samples, `Symbol.ts` and `Symbol.member.ts`. Each subfolder is for a single version. */
export const samplesDir = path.join(rootDir, 'packages/api-reference/src/pages/samples');

/** A sample in the SDK's doc comment on a symbol or member. */
export interface VendorSample {
  /** `Symbol` or `Symbol.member`. */
  readonly name: string;
  /** Position among the samples for that name, starting at 0. */
  readonly index: number;
  readonly code: string;
}

/** The sample that a page shows, and the reason if the SDK's sample was replaced or removed. */
export interface SampleResult {
  readonly name: string;
  readonly index: number;
  readonly shown: 'sdk' | 'ours' | 'none';
  /** Compiler error in the SDK's sample. Empty if it compiles. */
  readonly problem: string;
  /** The visible code of our replacement, if the page shows it. */
  readonly code?: string;
  /** The sample on the page with its hovers. Undefined if no sample is shown. */
  readonly hovered?: HoveredCode;
}

/**
 * Possible declarations for each name that samples use without declaring it. The first declaration that compiles is
 * used.
 */
type Preamble = Readonly<Record<string, readonly string[]>>;

export interface SampleApi {
  readonly version: DocsVersion;
  /** Import path of each exported name. */
  readonly moduleOf: ReadonlyMap<string, string>;
  /** Descriptions that these docs add, for hovers. */
  readonly words: WordsByName;
}

/** Returns our replacement for the SDK's sample for `name`, or undefined if none exists. */
function ownSample(folder: string, name: string, dir: string = samplesDir): string | undefined {
  const file = [path.join(dir, folder, `${name}.ts`), path.join(dir, `${name}.ts`)].find(
    (candidate) => fs.existsSync(candidate),
  );
  return file === undefined ? undefined : fs.readFileSync(file, 'utf8').trimEnd();
}

function importLine(name: string, source: string): string {
  return `import { ${name} } from '${source}';`;
}

/**
 * Returns the types in a declaration that need an import, because they come from packages. Excludes the browser's
 * types.
 */
function typesIn(line: string): string[] {
  if (!line.startsWith('declare')) return [];
  return [...line.matchAll(/\b(?<!\.)[A-Z]\w+/g)]
    .map(([word]) => word)
    .filter((word) => !word.startsWith('HTML'));
}

/** Returns declarations for the names that a sample uses without declaring them, with imports for their types. */
function declare(
  names: readonly string[],
  choice: number,
  preamble: Preamble,
  api: SampleApi,
): string {
  const lines = new Map<string, string>();
  const add = (name: string): void => {
    if (lines.has(name)) return;
    const source = api.moduleOf.get(name);
    const isKnown = (word: string) => api.moduleOf.has(word) || Object.hasOwn(preamble, word);
    const known = (preamble[name] ?? []).filter((line) => typesIn(line).every(isKnown));
    const line = source !== undefined ? importLine(name, source) : (known[choice] ?? known.at(-1));
    if (line === undefined) return;
    lines.set(name, line);
    if (line.startsWith('declare')) {
      typesIn(line).forEach(add);
    }
  };
  names.forEach(add);
  const all = [...lines.values()];
  return [
    ...all.filter((line) => line.startsWith('import')),
    ...all.filter((line) => !line.startsWith('import')),
  ].join('\n');
}

const unknownName = /^Cannot find name '([^']+)'|^'([^']+)' refers to a UMD global/;

function unknownNames(found: readonly { message: string }[]): string[] {
  return [
    ...new Set(
      found.flatMap(({ message }) => {
        const match = unknownName.exec(message);
        return match === null ? [] : [match[1] ?? match[2] ?? ''];
      }),
    ),
  ];
}

function moduleOf(code: string, index: number, round: string): BlockModule {
  return { page: `samples-${round}`, index, extension: 'ts', code: `${code}\nexport {};\n` };
}

interface Compiled {
  readonly messages: readonly string[];
  hovers(from: number): NameHover[];
}

function compile(
  codes: readonly string[],
  round: string,
  { version, words }: SampleApi,
): Compiled[] {
  const modules = codes.map((code, index) => moduleOf(code, index, round));
  const compilation = compileBlocks(version, modules);
  return modules.map((module) => ({
    messages: compilation.diagnosticsOf(module).map(({ message }) => message),
    hovers: (from) => findHovers(compilation.program, compilation.fileOf(module), words, from),
  }));
}

/**
 * Returns an SDK sample with its hovers. The hovers' line numbers exclude the declarations that were added for the
 * compiler.
 */
function hoveredSample(code: string, declared: string, compiled: Compiled): HoveredCode {
  const lines = declared.split('\n').length;
  const hovers = compiled
    .hovers(declared.length + 1)
    .map((hover) => ({ ...hover, line: hover.line - lines }));
  return { code, hovers };
}

/** Selects what to show in place of each SDK sample. Throws if one of our samples is needed but doesn't compile. */
export function checkSamples(
  samples: readonly VendorSample[],
  api: SampleApi,
  dir: string = samplesDir,
): SampleResult[] {
  if (samples.length === 0) return [];
  const preamble = readJson<Preamble>(path.join(samplesDir, 'preamble.json'));
  const names = compile(
    samples.map(({ code }) => code),
    'names',
    api,
  ).map(({ messages }) => unknownNames(messages.map((message) => ({ message }))));
  const choices = Math.max(...Object.values(preamble).map(({ length }) => length));
  const tries = Array.from({ length: choices }, (_, choice) =>
    samples.map(({ code }, at) => {
      const declared = declare(names[at] ?? [], choice, preamble, api);
      return { declared, code: `${declared}\n${code}` };
    }),
  );
  // Our sample for a name can replace only the SDK's first sample for that name.
  const ours = samples.map(({ name, index }) =>
    index === 0 ? ownSample(api.version.folder, name, dir) : undefined,
  );
  // Compile all samples as one program, because creating a program takes longer than checking it.
  const codes = [...tries.flat().map(({ code }) => code), ...ours.map((code = '') => code)];
  const compiled = compile(codes, 'shown', api);
  const compiledTry = (choice: number, at: number) => compiled[choice * samples.length + at];
  const wrong: string[] = [];
  const results = samples.map(({ name, index, code }, at): SampleResult => {
    for (const [choice, round] of tries.entries()) {
      const found = compiledTry(choice, at);
      if (found?.messages.length !== 0) continue;
      const hovered = hoveredSample(code, round[at]?.declared ?? '', found);
      return { name, index, shown: 'sdk', problem: '', hovered };
    }
    const problem = compiledTry(0, at)?.messages[0] ?? '';
    const own = ours[at];
    const check = compiledTry(choices, at);
    if (own === undefined || check === undefined) return { name, index, shown: 'none', problem };
    wrong.push(
      ...check.messages.map(
        (message) => `packages/api-reference/src/pages/samples: ${name}: ${message}`,
      ),
    );
    const from = shownFrom(own);
    const hovered = { code: own, hovers: check.hovers(from) };
    return { name, index, shown: 'ours', problem, code: own.slice(from), hovered };
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return results;
}

/**
 * Returns a line for the build log that lists the SDK samples that don't compile, or undefined if all samples compile.
 */
export function failingSamples(
  results: readonly SampleResult[],
  folder: string,
): string | undefined {
  const failing = results.filter(({ problem }) => problem !== '');
  if (failing.length === 0) return undefined;
  const names = failing.map(({ name, shown }) =>
    shown === 'ours' ? `${name} (replaced by ours)` : name,
  );
  return `${folder}: ${failing.length} of the SDK's ${results.length} samples do not compile: ${names.join(', ')}`;
}

/**
 * Returns the problems that readers would see: the SDK's first sample for a name doesn't compile, and these docs don't
 * have a replacement.
 */
export function sampleProblems(results: readonly SampleResult[], folder: string): string[] {
  const shown = new Set(
    results.filter((result) => result.shown !== 'none').map(({ name }) => name),
  );
  return results
    .filter(({ name, index }) => index === 0 && !shown.has(name))
    .map(
      ({ name, problem }) =>
        `${folder}: the SDK's sample for ${name} doesn't compile. Add a replacement to ` +
        `packages/api-reference/src/pages/samples: ${problem}`,
    );
}

/** Returns our samples that no version shows, because the name no longer exists or the SDK's sample compiles now. */
export function idleSamples(
  results: ReadonlyMap<string, readonly SampleResult[]>,
  dir: string = samplesDir,
): string[] {
  const shownIn = (folder: string, name: string) =>
    results.get(folder)?.some((result) => result.name === name && result.shown === 'ours') === true;
  const namesIn = (folder: string) =>
    fs
      .readdirSync(path.join(dir, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => file.replace(/\.ts$/, ''));
  const folders = [...results.keys()].filter((folder) => fs.existsSync(path.join(dir, folder)));
  const common = namesIn('').filter(
    (name) =>
      ![...results.keys()].some(
        (folder) => shownIn(folder, name) && !fs.existsSync(path.join(dir, folder, `${name}.ts`)),
      ),
  );
  const own = folders.flatMap((folder) =>
    namesIn(folder)
      .filter((name) => !shownIn(folder, name))
      .map((name) => `${folder}/${name}`),
  );
  return [...common, ...own].map(
    (name) =>
      `packages/api-reference/src/pages/samples/${name}.ts isn't shown on any API page. Remove it.`,
  );
}
