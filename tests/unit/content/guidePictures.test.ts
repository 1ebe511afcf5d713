import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVersions } from '@reveal-docs/versions';
import { expectedVersions } from '../../expectedPages';

const shows = [
  /^<Example name="[\w-]+"/m,
  /^<Diagram name="[\w-]+" \/>$/m,
  /!\[[^\]]+\]\(\.\.?\/[^)]+\)/,
];

const versions = readVersions().filter(({ name, isLast }) => isLast || name === 'current');

function guidesOf(name: string): string[] {
  const expected = expectedVersions.find((version) => version.name === name);
  return [...(expected?.guides ?? []), ...(expected?.furtherGuides ?? [])].map(
    (guide) => guide || 'overview',
  );
}

describe.each(versions.map((version) => [version.label, version] as const))(
  '%s',
  (_label, version) => {
    const guides = guidesOf(version.name);

    it('there are guides', () => expect(guides.length).toBeGreaterThan(10));

    it.each(guides)('%s has a picture, a diagram or an example', (guide) => {
      const text = fs.readFileSync(path.join(version.contentDir, `${guide}.mdx`), 'utf8');
      expect(shows.some((pattern) => pattern.test(text))).toBe(true);
    });
  },
);
