/** Upgrades over everything this site has for older versions: programs, blocks of guides, and the rules' own examples. */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TypePack, TypesManifest } from '../../../../../src/frame/types/protocol';
import { createTypeService, type TypeService } from '../../../../../src/frame/types/service';
import { applyEdits, editsTogether } from '../../../../../src/frame/types/upgrade';
import {
  generateApiChanges,
  previousVersion,
} from '../../../../../src/plugins/apiChanges/generate';
import { readRules } from '../../../../../src/plugins/apiChanges/upgradeSteps';
import { readFence } from '../../../../../src/plugins/blocks/fence';
import { listPageFiles, readPage } from '../../../../../src/plugins/blocks/pages';
import { generateSdkTypes } from '../../../../../src/plugins/sdkTypes/generate';
import { generateTypePack } from '../../../../../src/plugins/typePack/generate';
import { readVersions, rootDir, type DocsVersion } from '../../../../../src/versions';

const all = readVersions();
/** One version for each interface: Next has that of the latest until it has its own. */
const versions = all.filter(
  ({ interfaceRelease }, index) =>
    all.findIndex((other) => other.interfaceRelease === interfaceRelease) === index,
);
/** An older version and a newer one. */
const pairs = versions.flatMap((to) =>
  versions.slice(versions.indexOf(to) + 1).map((from) => [from, to] as const),
);
/** Each program: name → text. */
type Programs = ReadonlyMap<string, string>;

async function serviceOf(version: DocsVersion): Promise<TypeService> {
  await generateSdkTypes(all);
  await generateApiChanges(all);
  await generateTypePack(all);
  const manifest = JSON.parse(
    fs.readFileSync(path.join(rootDir, '.generated/types/manifest.json'), 'utf8'),
  ) as TypesManifest;
  const { file } = manifest.packs[version.folder] ?? { file: '' };
  const packed = fs.readFileSync(path.join(rootDir, '.generated/static', file));
  const service = createTypeService(JSON.parse(gunzipSync(packed).toString()) as TypePack);
  const project = fs.readFileSync(path.join(version.workspaceDir, 'project.ts'), 'utf8');
  service.change('project.ts', project);
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

/** TypeScript blocks of a version's guides that compile there by themselves. */
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
      if (!importsOther) blocks.set(`${page.id.replace(/\//g, '-')}-${index}.ts`, block.code);
    });
  }
  return blocks;
}

interface Outcome {
  problems: number;
  fixed: number;
  readonly unexplained: string[];
  /** Programs that compile when all fixes are made. */
  readonly compile: string[];
  /** Programs that compiled before and do not after. */
  readonly broken: string[];
}

/** Upgrades programs by their fixes alone, as a reader would with "Fix all". */
function upgrade(service: TypeService, from: DocsVersion, programs: Programs): Outcome {
  const outcome: Outcome = { problems: 0, fixed: 0, unexplained: [], compile: [], broken: [] };
  for (const [file, source] of programs) {
    service.change(file, source);
    const compiled = service.check(file).length === 0;
    const seen = new Set<string>();
    let text = source;
    for (let round = 0; round < 10; round += 1) {
      const problems = service.explain(file, from.folder);
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
      if (edits.length === 0) break;
      text = applyEdits(text, edits);
      service.change(file, text);
    }
    const compiles = service.check(file).length === 0;
    if (compiles) outcome.compile.push(file);
    else if (compiled) outcome.broken.push(file);
    service.change(file, source);
  }
  return outcome;
}

describe.each(pairs.map(([from, to]) => [from.label, to.label, from, to] as const))(
  'from %s to %s',
  (_from, _to, from, to) => {
    let service: TypeService;
    beforeAll(async () => {
      service = await serviceOf(to);
    });

    it('explains every problem of the programs, fixes half, and 70 % compile by fixes alone', () => {
      const programs = programsOf(from);
      for (const [file, source] of programs) service.change(file, source);
      const { problems, fixed, unexplained, compile, broken } = upgrade(service, from, programs);
      expect(unexplained).toEqual([]);
      expect(broken).toEqual([]);
      expect(fixed).toBeGreaterThanOrEqual(problems / 2);
      expect(compile.length).toBeGreaterThanOrEqual(0.7 * programs.size);
    });

    it('explains every problem of the blocks of the guides, and breaks none', async () => {
      const { unexplained, broken } = upgrade(service, from, await blocksOf(from));
      expect(unexplained).toEqual([]);
      expect(broken).toEqual([]);
    });
  },
);

/** Versions with rules, and the version before each. */
const ruled = all
  .filter((version) => readRules(version).length > 0)
  .map((to) => [to.label, previousVersion(to, all), to] as const);

describe.each(ruled)('rules of %s', (_, from, to) => {
  if (from === undefined) throw new Error(`${to.label} has no version before it.`);

  it('begin with code that compiles in the version before', async () => {
    const service = await serviceOf(from);
    for (const { name, before } of readRules(to)) {
      if (before === undefined) continue;
      service.change('rule.ts', before);
      expect([name, service.check('rule.ts')]).toEqual([name, []]);
    }
  });

  it('make of it the code after, which compiles', async () => {
    const service = await serviceOf(to);
    for (const { name, before, after, ...fixes } of readRules(to)) {
      const mends = fixes.replace ?? fixes.imports ?? fixes.property ?? fixes.remove;
      expect([name, mends !== undefined]).toEqual([name, before !== undefined]);
      if (before === undefined) continue;
      let text = before;
      for (let round = 0; round < 3; round += 1) {
        service.change('rule.ts', text);
        text = applyEdits(text, editsTogether(service.explain('rule.ts', from.folder)));
      }
      expect([name, text]).toEqual([name, after]);
      expect([name, service.check('rule.ts')]).toEqual([name, []]);
    }
  });
});
