import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPageFiles, readPage } from '@reveal-docs/api-reference/blocks/pages';
import { findClaims, findClaimsWithoutCitation } from '../src/coverage';
import { readExcuses } from '../src/read';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';

const excuses = readExcuses();

async function unpaidOf(version: DocsVersion): Promise<string[]> {
  const pages = await Promise.all(
    listPageFiles(version).map(async (file) => {
      const { root, id } = await readPage(version, file);
      // Don't look for API names, because items and rows that need a citation are claims even without an API name.
      const claims = findClaims(root, () => false);
      return findClaimsWithoutCitation(id, claims, excuses).map(
        ({ line, text }) => `${path.relative(rootDir, file)}:${line} ${text}`,
      );
    }),
  );
  return pages.flat();
}

describe.each(readVersions())('the pages of $label', (version) => {
  it('have a citation for each mistake, limit, default and error', async () => {
    expect(await unpaidOf(version)).toEqual([]);
  });
});
