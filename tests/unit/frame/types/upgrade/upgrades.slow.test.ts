/**
 * Tests upgrades of all code for older versions on this site: programs, code blocks in guides, and the examples in the
 * upgrade rules.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TypePack, TypesManifest } from '@reveal-docs/runner/types/protocol';
import { createTypeService, type TypeService } from '@reveal-docs/runner/types/service';
import { applyEdits, editsTogether } from '@reveal-docs/runner/types/upgrade';
import { generateApiChanges, previousVersion } from '@reveal-docs/api-reference/changes/generate';
import { readRules } from '@reveal-docs/api-reference/changes/upgradeSteps';
import { readFence } from '@reveal-docs/api-reference/blocks/fence';
import { listPageFiles, readPage } from '@reveal-docs/api-reference/blocks/pages';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import { generateTypePack } from '../../../../../src/plugins/typePack/generate';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';

const all = readVersions();
/** One version for each interface. Next shares the latest version's interface until Next's own interface changes. */
const versions = all.filter(
  ({ interfaceRelease }, index) =>
    all.findIndex((other) => other.interfaceRelease === interfaceRelease) === index,
);
const pairs = versions.flatMap((to) =>
  versions.slice(versions.indexOf(to) + 1).map((from) => [from, to] as const),
);
type Programs = ReadonlyMap<string, string>;

const packs = new Map<string, TypePack>();
const services = new Map<string, TypeService>();

beforeAll(async () => {
  await generateSdkTypes(all);
  await generateApiChanges(all);
  await generateTypePack(all);
}, 120_000);

function packOf(version: DocsVersion): TypePack {
  const known = packs.get(version.folder);
  if (known !== undefined) return known;
  const manifest = JSON.parse(
    fs.readFileSync(path.join(rootDir, '.generated/types/manifest.json'), 'utf8'),
  ) as TypesManifest;
  const { file } = manifest.packs[version.folder] ?? { file: '' };
  const packed = fs.readFileSync(path.join(rootDir, '.generated/static', file));
  const pack = JSON.parse(gunzipSync(packed).toString()) as TypePack;
  packs.set(version.folder, pack);
  return pack;
}

/** Returns a version's type service. All tests share it, so it reads the libraries only once. */
function serviceOf(version: DocsVersion): TypeService {
  const known = services.get(version.folder);
  if (known !== undefined) return known;
  const service = createTypeService(packOf(version));
  const project = fs.readFileSync(path.join(version.workspaceDir, 'project.ts'), 'utf8');
  service.change('project.ts', project);
  services.set(version.folder, service);
  return service;
}

function programsOf({ workspaceDir }: DocsVersion): Programs {
  const files = fs
    .readdirSync(workspaceDir)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file !== 'project.ts');
  return new Map(
    files.map((file) => [file, fs.readFileSync(path.join(workspaceDir, file), 'utf8')]),
  );
}

/**
 * Returns whether the editor has types for all packages that the code imports. Without them, the code doesn't compile
 * in any version, and upgrade data can't explain the errors.
 */
function hasAllPackages({ files, paths }: TypePack, code: string): boolean {
  const found = Object.keys(files);
  return [...code.matchAll(/ from '([^.'][^']*)';$/gm)].every(([, specifier = '']) => {
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    return specifier in paths || found.some((file) => file.includes(`/node_modules/${name}/`));
  });
}

/** Returns the TypeScript blocks of a version's guides that compile on their own in the editor. */
async function blocksOf(version: DocsVersion): Promise<Programs> {
  const blocks = new Map<string, string>();
  for (const file of listPageFiles(version)) {
    const page = await readPage(version, file);
    const titles = page.blocks.map(({ meta }) => /title="(?:src\/)?([^"]*)\.ts"/.exec(meta)?.[1]);
    page.blocks.forEach((block, index) => {
      const check = readFence(block.lang, block.meta);
      if (check.type !== 'compile' || check.extension !== 'ts') return;
      if (check.fragment !== undefined || check.version !== undefined) return;
      if (check.errors.length > 0 || check.isForNode) return;
      const importsOther = titles.some(
        (title) => title !== undefined && block.code.includes(`'./${title}'`),
      );
      if (importsOther || !hasAllPackages(packOf(version), block.code)) return;
      blocks.set(`${page.id.replace(/\//g, '-')}-${index}.ts`, block.code);
    });
  }
  return blocks;
}

interface Outcome {
  problems: number;
  fixed: number;
  readonly unexplained: string[];
  readonly compile: string[];
  /** Names of programs that compiled before the fixes, but don't compile after them. */
  readonly broken: string[];
}

/**
 * Upgrades programs only with fixes, as "Fix all" in the playground does. Each round upgrades all programs together,
 * because TypeScript checks its libraries again after every change.
 */
function upgrade(service: TypeService, from: DocsVersion, programs: Programs): Outcome {
  const outcome: Outcome = { problems: 0, fixed: 0, unexplained: [], compile: [], broken: [] };
  const texts = new Map(programs);
  for (const [file, source] of programs) service.change(file, source);
  const seen = new Set<string>();
  /** Files that compile in the current round. `compiled` contains the files that compile in the first round. */
  const compile = new Set<string>();
  const compiled = new Set<string>();
  let open = [...programs.keys()];
  for (let round = 0; round < 10 && open.length > 0; round += 1) {
    const changed = new Map<string, string>();
    for (const file of open) {
      const text = texts.get(file) ?? '';
      const problems = service.explain(file, from.folder);
      if (problems.length === 0) compile.add(file);
      if (problems.length === 0 && round === 0) compiled.add(file);
      for (const { message, says, fix, from: start } of problems) {
        const line = text.slice(text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? '';
        const name = `${file}: ${line.trim()}: ${message}`;
        if (seen.has(name)) continue;
        seen.add(name);
        outcome.problems += 1;
        if (fix !== undefined) outcome.fixed += 1;
        if (says === undefined) outcome.unexplained.push(name);
      }
      const edits = editsTogether(problems);
      if (edits.length === 0) continue;
      compile.delete(file);
      changed.set(file, applyEdits(text, edits));
    }
    for (const [file, text] of changed) {
      texts.set(file, text);
      service.change(file, text);
    }
    open = [...changed.keys()];
  }
  // The loop didn't check the results of its last round.
  for (const file of open) if (service.check(file).length === 0) compile.add(file);
  outcome.compile.push(...compile);
  outcome.broken.push(...[...compiled].filter((file) => !compile.has(file)));
  for (const file of programs.keys()) service.remove(file);
  return outcome;
}

describe.each(pairs.map(([from, to]) => [from.label, to.label, from, to] as const))(
  'from %s to %s',
  (_from, _to, from, to) => {
    it('explains all problems of the programs, fixes half, and makes 70 % of programs compile', () => {
      const programs = programsOf(from);
      const { problems, fixed, unexplained, compile, broken } = upgrade(
        serviceOf(to),
        from,
        programs,
      );
      expect(unexplained).toEqual([]);
      expect(broken).toEqual([]);
      expect(fixed).toBeGreaterThanOrEqual(problems / 2);
      expect(compile.length).toBeGreaterThanOrEqual(0.7 * programs.size);
    });

    it('explains all problems of code blocks in guides, and doesn’t break any', async () => {
      const { unexplained, broken } = upgrade(serviceOf(to), from, await blocksOf(from));
      expect(unexplained).toEqual([]);
      expect(broken).toEqual([]);
    });
  },
);

/** Versions with upgrade rules, each with the previous version. */
const ruled = all
  .filter((version) => readRules(version).length > 0)
  .map((to) => [to.label, previousVersion(to, all), to] as const);

describe.each(ruled)('rules of %s', (_, from, to) => {
  if (from === undefined) throw new Error(`${to.label} has no version before it.`);

  const rules = readRules(to).map((rule, index) => ({ ...rule, file: `rule-${index}.ts` }));

  it('have code that compiles in the previous version', () => {
    const service = serviceOf(from);
    const before = rules.filter((rule) => rule.before !== undefined);
    for (const rule of before) service.change(rule.file, rule.before ?? '');
    const found = before.map(({ name, file }) => [name, service.check(file)]);
    for (const { file } of before) service.remove(file);
    expect(found).toEqual(before.map(({ name }) => [name, []]));
  });

  it('change it to the expected code, which compiles', () => {
    const service = serviceOf(to);
    for (const { name, before, ...fixes } of rules) {
      const mends = fixes.replace ?? fixes.imports ?? fixes.property ?? fixes.remove;
      expect([name, mends !== undefined]).toEqual([name, before !== undefined]);
    }
    const mending = rules.filter((rule) => rule.before !== undefined);
    const texts = new Map(mending.map(({ file, before = '' }) => [file, before]));
    const write = () => texts.forEach((text, file) => service.change(file, text));
    for (let round = 0; round < 3; round += 1) {
      write();
      // Explain the problems in all files before changing any of them. After each change, TypeScript checks everything
      // again.
      const explained = mending.map(
        ({ file }) => [file, service.explain(file, from.folder)] as const,
      );
      for (const [file, problems] of explained) {
        texts.set(file, applyEdits(texts.get(file) ?? '', editsTogether(problems)));
      }
    }
    write();
    const made = mending.map(({ name, file }) => [name, texts.get(file), service.check(file)]);
    for (const { file } of mending) service.remove(file);
    expect(made).toEqual(mending.map(({ name, after }) => [name, after, []]));
  });
});
