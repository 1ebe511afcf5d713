import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalFinder } from '../../../src/site/canonical';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import {
  apiAddress,
  apiSymbol,
  latest,
  next,
  older,
  otherLayout,
  removedClass,
} from '../../fixtures/versions';

const fixture = path.join(rootDir, 'tests/fixtures/site');

describe('the canonical page for search engines', () => {
  const canonicalOf = canonicalFinder(readVersions(), rootDir);
  const canonical = ({ contentDir }: DocsVersion, file: string): string | undefined =>
    canonicalOf(path.join(contentDir, file));

  it('is the same page of the latest version', () => {
    for (const version of [next, ...older]) {
      expect(canonical(version, 'concepts.mdx')).toBe(`${latest.routePath}/concepts`);
      expect(canonical(version, 'overview.mdx')).toBe(latest.routePath);
      expect(canonical(version, 'examples/cad-basic.mdx')).toBe(
        `${latest.routePath}/examples/cad-basic`,
      );
    }
  });

  it('is the same symbol in the other layout of the API', () => {
    const { page } = apiSymbol(otherLayout, 'Cognite3DViewer');
    const viewer = apiAddress(latest, 'Cognite3DViewer');
    expect(viewer).not.toContain(page);
    expect(canonical(otherLayout, `${page}.md`)).toBe(viewer);
    expect(canonical(otherLayout, 'api/index.md')).toBe(`${latest.routePath}/api`);
  });

  it('is undefined for the latest version, and for pages that it doesn’t have', () => {
    expect(canonical(latest, 'concepts.mdx')).toBeUndefined();
    const { from, name } = removedClass();
    expect(canonical(from, `${apiSymbol(from, name).page}.md`)).toBeUndefined();
    expect(canonicalOf(path.join(rootDir, 'README.md'))).toBeUndefined();
  });

  it('is found for any site in this repository', () => {
    const file = path.join(fixture, 'docs/concepts.mdx');
    expect(canonicalFinder(readVersions(fixture), fixture)(file)).toBe('docs/concepts');
  });
});
