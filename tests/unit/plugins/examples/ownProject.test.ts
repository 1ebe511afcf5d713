import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelConstants } from '@reveal-docs/runner/program/connectProgram';
import { exampleNames } from '../../../../src/plugins/examples/generate';
import { ownProjectFile, readOwnProjects } from '../../../../src/plugins/examples/ownProject';
import { readVersions } from '@reveal-docs/versions';

/**
 * Patterns for code that works only with the demo project. They match indices and IDs, properties and tags, or
 * positions.
 */
const demoParts: readonly (readonly [string, RegExp])[] = [
  ['an index or id of a node', /ByTreeIndex\(|getSubtreeTreeIndices\(|NumericRange\(\d|nodeId: \d/],
  ['a property of nodes', /\b(?:General|PDMS|Weight)\b/],
  ['a tag or external id', /['"](?:SYS-[\w-]+|[A-Z]{1,2}-\d+\w?)['"]/],
  ['a pattern of tags', /tag: \/\^/],
  ['a place', /new (?:THREE\.)?Vector3\(\s*-?\d{2,}/],
  ['an instance', /'demo_plant'/],
  ['the demo project', /projects\/demo|'demo'/],
  ['a site of images', /\bsite_?[iI]d\b|add360/],
];

describe.each(readVersions())('own projects in $label', (version) => {
  const names = exampleNames(version);
  const ownProjectOf = readOwnProjects(version);
  const read = (name: string) =>
    fs.readFileSync(path.join(version.workspaceDir, `${name}.ts`), 'utf8');
  const importsOf = (source: string) =>
    /import \{([^}]*)\} from '\.\/project'/
      .exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim());

  it('are listed by the names of examples, each once', () => {
    const lists = JSON.parse(fs.readFileSync(ownProjectFile(version), 'utf8')) as Record<
      string,
      string[]
    >;
    const listed = Object.values(lists).flat();
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are offered if the program needs one model, and no part of the demo model', () => {
    const wrong = names.flatMap((name) => {
      const own = ownProjectOf(name);
      if (!('needs' in own)) return [];
      const source = read(name);
      const imported = importsOf(source)
        ?.filter((item) => item !== '')
        .sort();
      const expected = ['client', modelConstants[own.needs]].sort();
      const parts = demoParts.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);
      return imported?.join() === expected.join() && parts.length === 0
        ? []
        : [`${name}: imports ${imported?.join(', ')}; names ${parts.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('aren’t offered if the program needs parts, several models, or its own view', () => {
    const wrong = names.filter((name) => {
      const own = ownProjectOf(name);
      if ('needs' in own) return false;
      const source = read(name);
      const hasParts = demoParts.some(([, pattern]) => pattern.test(source));
      const models = importsOf(source)?.filter((item) => item !== 'client') ?? [];
      return !hasParts && models.length < 2;
    });
    expect(wrong).toEqual([]);
  });

  it('aren’t offered for 360 images', () => {
    const withImages = names.filter((name) => importsOf(read(name))?.includes('images'));
    for (const name of withImages) expect(ownProjectOf(name)).toEqual({ demoOnly: 'images' });
  });
});
