/**
 * Reads the statements in `statements/<topic>/<id>.ts`. Doesn't run their programs, which need a browser. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import semver from 'semver';
import { transformSync } from 'esbuild';
import { rootDir } from '@reveal-docs/versions';
import type { Excuse } from './coverage';
import type { Expectation, Json, MissingApi, StatementSpec } from './spec';
import { readJson } from '@reveal-docs/shared/readJson';

/**
 * Folder with the code that runs the statements' programs, and the tools that they use. All other folders are topics.
 */
const kitFolder = 'kit';
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function statementsDir(root: string = rootDir): string {
  return path.join(root, 'statements');
}

/** Reads the excuses for texts that look like claims or seem to need a citation. */
export function readExcuses(): Excuse[] {
  const file = path.join(statementsDir(), 'excuses.json');
  return readJson<Excuse[]>(file);
}

/** Replaces every imported value. Code can call it, construct it, and extend it. */
const anything: unknown = new Proxy(function anything() {}, {
  get: (target, name) => (name === 'prototype' ? target.prototype : anything),
  apply: () => anything,
  construct: () => ({}),
});

const helpers = {
  statement: (input: unknown) => input,
  holds: { type: 'holds' },
  lacks: (missing: unknown, part?: unknown) => ({ type: 'lacks', missing, part }),
  instead: (says: string, is: Json) => ({ type: 'instead', says, is }),
  adapted: (expectation: object) => ({ ...expectation, isAdapted: true }),
};

interface Exported {
  readonly says?: unknown;
  readonly is?: unknown;
  readonly expect?: Readonly<Record<string, Expectation>>;
  readonly run?: unknown;
}

function evaluate(file: string, source: string): Exported {
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs', target: 'node20' });
  const module: { exports: { default?: Exported } } = { exports: {} };
  const load = vm.compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  load(module, module.exports, (name: string) =>
    /(?:^|\/)statement$/.test(name) ? helpers : anything,
  );
  const { default: exported } = module.exports;
  if (exported === undefined) throw new Error('the default export `statement({ … })` is missing');
  return exported;
}

function isJson(value: unknown): value is Json {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  );
}

/** Copies a value into this realm, without undefined fields. Converts NaN and infinite numbers to strings. */
function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value, (_name, item: unknown) =>
    typeof item === 'number' && !Number.isFinite(item) ? String(item) : item,
  );
  return JSON.parse(text) as unknown;
}

function checkSentence(says: unknown, what: string): string {
  if (typeof says !== 'string' || !/^\S.*[.?!]$/.test(says) || says.length > 300) {
    throw new Error(`${what} must be one sentence of up to 300 characters that ends with a period`);
  }
  return says;
}

function checkValue(value: unknown, what: string): Json {
  const copy = typeof value === 'function' ? undefined : plain(value);
  if (!isJson(copy)) throw new Error(`${what} must be plain data`);
  return copy;
}

function checkReleases(releases: readonly string[], what: string): void {
  const wrong = releases.find((release) => semver.valid(release) !== release);
  if (wrong !== undefined)
    throw new Error(`${what} lists "${wrong}", which isn't a valid release number`);
}

const namePattern = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)?$/;

function checkMissing({ missing, part }: MissingApi, release: string): MissingApi {
  if (typeof missing !== 'string' || !namePattern.test(missing)) {
    throw new Error(
      `\`lacks\` of ${release} must specify a symbol or a member, such as 'Symbol.member'`,
    );
  }
  return { type: 'lacks', missing, ...(part === undefined ? {} : { part }) };
}

/** Parses the statement in a file. If the statement is invalid, throws an error that names the file. */
export function readStatement(file: string, source: string): StatementSpec {
  const topic = path.basename(path.dirname(file));
  const id = `${topic}/${path.basename(file, '.ts')}`;
  try {
    if (!idPattern.test(id))
      throw new Error(
        'the names of the file and its folder must be lowercase words joined by hyphens',
      );
    const { says, is, expect = {}, run } = evaluate(file, source);
    checkReleases(Object.keys(expect), '`expect`');
    const expectations = Object.entries(expect).map(([release, entry]): [string, Expectation] => {
      const adapted = entry.type !== 'lacks' && entry.isAdapted ? { isAdapted: true as const } : {};
      if (entry.type === 'holds') return [release, { type: 'holds', ...adapted }];
      if (entry.type === 'lacks') return [release, checkMissing(entry, release)];
      const what = `\`instead\` of ${release}`;
      const value = checkValue(entry.is, what);
      const says = checkSentence(entry.says, what);
      return [release, { type: 'instead', says, is: value, ...adapted }];
    });
    const variants = typeof run === 'function' ? [] : Object.keys(run ?? {});
    if (typeof run !== 'function' && variants.length === 0)
      throw new Error('the program is missing');
    checkReleases(variants, '`run`');
    return {
      id,
      topic,
      file,
      source,
      says: checkSentence(says, '`says`'),
      is: checkValue(is, '`is`'),
      expect: Object.fromEntries(expectations),
      variants,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path.relative(rootDir, file)}: ${reason}.`, { cause: error });
  }
}

const known = new Map<string, StatementSpec>();

function readFile(file: string): StatementSpec {
  const source = fs.readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.source === source) return before;
  const spec = readStatement(file, source);
  known.set(file, spec);
  return spec;
}

/** Returns the names of the folders with statements. */
export function readTopics(root: string = rootDir): string[] {
  const dir = statementsDir(root);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== kitFolder)
    .map(({ name }) => name)
    .sort();
}

/** Reads all statements of the repository at `root`, sorted by topic and name. */
export function readStatements(root: string = rootDir): StatementSpec[] {
  const dir = statementsDir(root);
  return readTopics(root).flatMap((topic) =>
    fs
      .readdirSync(path.join(dir, topic))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => readFile(path.join(dir, topic, file))),
  );
}
