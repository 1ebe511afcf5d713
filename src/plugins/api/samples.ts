/**
 * The first code on an API page works: the SDK's own samples are shown where they compile, else ours in their place, kept in
 * `samples/` by the symbol's name. Node only; also read by the process that runs TypeDoc.
 */
import fs from 'node:fs';
import path from 'node:path';
import { shownFrom } from '../../code/cutLine';
import { readJson } from '../../files/readJson';
import { rootDir, type DocsVersion } from '../../versions';
import { compileBlocks, type BlockModule } from '../blocks/compiler';
import { findHovers, type NameHover } from '../hovers/findHovers';
import type { HoveredCode } from '../hovers/pageHovers';
import type { WordsByName } from './words';

/** Folder with our samples, `Symbol.ts` and `Symbol.member.ts`, those of one version in a folder of its name. */
export const samplesDir = path.join(rootDir, 'src/plugins/api/samples');

/** A sample of the SDK's: code in the comment of a symbol or member. */
export interface VendorSample {
  /** `Symbol` or `Symbol.member`. */
  readonly name: string;
  /** Which of the samples there, from 0. */
  readonly index: number;
  readonly code: string;
}

/** What is shown of a sample, and why not the SDK's. */
export interface SampleResult {
  readonly name: string;
  readonly index: number;
  /** The SDK's own, ours in its place, or none. */
  readonly shown: 'sdk' | 'ours' | 'none';
  /** What the compiler says of the SDK's own; empty when it compiles. */
  readonly problem: string;
  /** The code to show, where it is ours. */
  readonly code?: string;
  /** What is shown, with what there is to say of its names; absent where nothing is. */
  readonly hovered?: HoveredCode;
}

/** What a sample may use without saying where it comes from: name → declarations, the first that compiles counts. */
type Preamble = Readonly<Record<string, readonly string[]>>;

/** The API that samples are compiled against. */
export interface SampleApi {
  readonly version: DocsVersion;
  /** Import path of each exported name. */
  readonly moduleOf: ReadonlyMap<string, string>;
  /** This documentation's words, for hovers. */
  readonly words: WordsByName;
}

/** Our sample in place of the SDK's at `name`, whole; undefined without one. */
function ownSample(folder: string, name: string, dir: string = samplesDir): string | undefined {
  const file = [path.join(dir, folder, `${name}.ts`), path.join(dir, `${name}.ts`)].find(
    (candidate) => fs.existsSync(candidate),
  );
  return file === undefined ? undefined : fs.readFileSync(file, 'utf8').trimEnd();
}

function importLine(name: string, source: string): string {
  return `import { ${name} } from '${source}';`;
}

/** Types of packages in a declaration; those of the browser need no import. */
function typesIn(line: string): string[] {
  if (!line.startsWith('declare')) return [];
  return [...line.matchAll(/\b(?<!\.)[A-Z]\w+/g)]
    .map(([word]) => word)
    .filter((word) => !word.startsWith('HTML'));
}

/** Declarations for names that a sample does not declare, with imports for the types in them. */
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
  // Imports first, as in any module.
  return [
    ...all.filter((line) => line.startsWith('import')),
    ...all.filter((line) => !line.startsWith('import')),
  ].join('\n');
}

const unknownName = /^Cannot find name '([^']+)'|^'([^']+)' refers to a UMD global/;

/** The names that the compiler does not know in each module. */
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

/** A piece of code that was compiled. */
interface Compiled {
  /** What the compiler says. */
  readonly messages: readonly string[];
  /** Hovers of the names from an offset on. */
  hovers(from: number): NameHover[];
}

/** Compiles pieces of code as modules. */
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

/** A sample of the SDK's as it is shown, where it compiled behind declarations for the names that it does not have. */
function hoveredSample(code: string, declared: string, compiled: Compiled): HoveredCode {
  const lines = declared.split('\n').length;
  const hovers = compiled
    .hovers(declared.length + 1)
    .map((hover) => ({ ...hover, line: hover.line - lines }));
  return { code, hovers };
}

/** What is shown of each sample. Throws, naming the file, when one of ours does not compile. */
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
  const rounds = Array.from({ length: choices }, (_, choice) => {
    const declared = samples.map((_sample, at) => declare(names[at] ?? [], choice, preamble, api));
    const codes = samples.map(({ code }, at) => `${declared[at]}\n${code}`);
    return { declared, compiled: compile(codes, `choice-${choice}`, api) };
  });
  const results = samples.map(({ name, index, code }, at): SampleResult => {
    for (const { declared, compiled } of rounds) {
      const [before = '', found] = [declared[at], compiled[at]];
      if (found?.messages.length !== 0) continue;
      return {
        name,
        index,
        shown: 'sdk',
        problem: '',
        hovered: hoveredSample(code, before, found),
      };
    }
    const problem = rounds[0]?.compiled[at]?.messages[0] ?? '';
    // One of ours stands for all that the SDK has there.
    const own = index === 0 ? ownSample(api.version.folder, name, dir) : undefined;
    return own === undefined
      ? { name, index, shown: 'none', problem }
      : { name, index, shown: 'ours', problem, code: own };
  });
  const ours = results.filter(({ code }) => code !== undefined);
  const compiled = compile(
    ours.map(({ code = '' }) => code),
    'ours',
    api,
  );
  const wrong = ours.flatMap(({ name }, at) =>
    (compiled[at]?.messages ?? []).map((message) => `src/plugins/api/samples: ${name}: ${message}`),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return results.map((result) => {
    const { code } = result;
    if (code === undefined) return result;
    const from = shownFrom(code);
    const hovers = compiled[ours.indexOf(result)]?.hovers(from) ?? [];
    return { ...result, code: code.slice(from), hovered: { code, hovers } };
  });
}

/** The SDK's samples that do not compile, in one line for who builds; undefined where all do. */
export function failingSamples(
  results: readonly SampleResult[],
  folder: string,
): string | undefined {
  const failing = results.filter(({ problem }) => problem !== '');
  if (failing.length === 0) return undefined;
  const names = failing.map(({ name, shown }) =>
    shown === 'ours' ? `${name} (ours instead)` : name,
  );
  return `${folder}: ${failing.length} of the SDK's ${results.length} samples do not compile: ${names.join(', ')}`;
}

/** A failure that readers are not spared: the first sample of a name, with nothing of ours in its place. */
export function sampleProblems(results: readonly SampleResult[], folder: string): string[] {
  const shown = new Set(
    results.filter((result) => result.shown !== 'none').map(({ name }) => name),
  );
  return results
    .filter(({ name, index }) => index === 0 && !shown.has(name))
    .map(
      ({ name, problem }) =>
        `${folder}: the SDK's sample of ${name} does not compile, and there is none of ours in ` +
        `src/plugins/api/samples: ${problem}`,
    );
}

/** Our samples that no version shows: of a name that is gone, or whose sample of the SDK's compiles. */
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
    (name) => `src/plugins/api/samples/${name}.ts: no API page shows it.`,
  );
}
