import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalFinder } from '../../src/site/canonical';
import { readVersions, rootDir } from '../../src/versions';

const fixture = path.join(rootDir, 'tests/fixtures/site');

describe('the page to show in search results', () => {
  const versions = readVersions();
  const latest = versions.find(({ isLast }) => isLast)?.routePath;
  const canonicalOf = canonicalFinder(versions, rootDir);
  const canonical = (file: string): string | undefined => canonicalOf(path.join(rootDir, file));

  it('is the same page of the latest version', () => {
    expect(canonical('versioned_docs/version-3.x/concepts.mdx')).toBe(`${latest}/concepts`);
    expect(canonical('versioned_docs/version-2.x/overview.mdx')).toBe(latest);
    expect(canonical('docs/examples/cad-basic.mdx')).toBe(`${latest}/examples/cad-basic`);
  });

  it('is the same symbol in the other layout of the API', () => {
    expect(
      canonical('versioned_docs/version-3.x/api/classes/cognite_reveal.Cognite3DViewer.md'),
    ).toBe(`${latest}/api/cognite_reveal/classes/Cognite3DViewer`);
    expect(canonical('versioned_docs/version-3.x/api/index.md')).toBe(`${latest}/api`);
  });

  it('is the page itself in the latest version, and where that has none', () => {
    expect(canonical('versioned_docs/version-4.x/concepts.mdx')).toBeUndefined();
    expect(
      canonical('versioned_docs/version-3.x/api/classes/cognite_reveal_tools.GeomapTool.md'),
    ).toBeUndefined();
    expect(canonical('README.md')).toBeUndefined();
  });

  it('works for any site of this repository', () => {
    const file = path.join(fixture, 'docs/concepts.mdx');
    expect(canonicalFinder(readVersions(fixture), fixture)(file)).toBe('docs/concepts');
  });
});
