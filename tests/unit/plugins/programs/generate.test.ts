import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindOf } from '../../../../deploy/headers';
import { readJson } from '@reveal-docs/shared/readJson';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { compileProgram } from '@reveal-docs/runner/program/compile';
import type { ProgramsManifest } from '@reveal-docs/runner/program/programsManifest';
import { exampleNames, generateExamples } from '../../../../src/plugins/examples/generate';
import { generatePrograms } from '../../../../src/plugins/programs/generate';
import { readVersions, rootDir } from '@reveal-docs/versions';

const versions = readVersions();
let manifest: ProgramsManifest;

beforeAll(async () => {
  await generateExamples(versions);
  await generatePrograms(versions);
  manifest = readJson<ProgramsManifest>(path.join(rootDir, '.generated/programs/manifest.json'));
});

it('lists the versions from newest to oldest', () => {
  expect(Object.keys(manifest)).toEqual(versions.map(({ folder }) => folder));
});

describe.each(versions)('$folder', (version) => {
  it('has every example with a title, a description and a file with a hash in its name', () => {
    const { examples } = manifest[version.folder]!;
    expect(Object.keys(examples)).toEqual(exampleNames(version));
    for (const [name, { title, description, file }] of Object.entries(examples)) {
      expect(title, name).not.toBe(name);
      expect(description, name).not.toBe('');
      expect(kindOf(file), name).toBe('hashed');
      const program = readJson<ExampleProgram>(path.join(rootDir, '.generated/static', file));
      expect(program).toMatchObject({ name, folder: version.folder, release: version.release });
      expect(program.files.map((shown) => Object.keys(shown).sort())).toEqual([
        ['file', 'source', 'tokens'],
        ['file', 'source', 'tokens'],
      ]);
    }
  });

  it('has a template for each kind of data in its examples', () => {
    const { templates } = manifest[version.folder]!;
    const sources = exampleNames(version).map((name) =>
      fs.readFileSync(path.join(version.workspaceDir, `${name}.ts`), 'utf8'),
    );
    const hasImages = sources.some((source) => source.includes('add360ImageSet'));
    expect(Object.keys(templates)).toEqual(
      hasImages ? ['cad', 'points', 'images'] : ['cad', 'points'],
    );
  });

  it('has templates that compile together with its connection', () => {
    const { templates, project } = manifest[version.folder]!;
    for (const template of Object.values(templates)) {
      const files = [...template.files, { file: 'project.ts', source: project }];
      expect(compileProgram(files).imports).toContain('@cognite/reveal');
    }
  });
});
