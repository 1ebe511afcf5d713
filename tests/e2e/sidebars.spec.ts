import fs from 'node:fs';
import path from 'node:path';
import { readBuildInfo } from '../../scripts/helpers/buildInfo';
import { rootDir } from '@reveal-docs/versions';
import { expectedVersions } from '../expectedPages';
import { builtPages, expect, test } from './support';

interface DocData {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}
interface VersionData {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocData[];
}

/** Reads the docs metadata that the build wrote for the browser. */
function readVersionData(): VersionData[] {
  const file = path.join(rootDir, '.docusaurus', 'globalData.json');
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    { default: { versions: VersionData[] } }
  >;
  return data['docusaurus-plugin-content-docs']?.default.versions ?? [];
}

const versions = readVersionData();

test('the metadata lists the specified versions, Next first', () => {
  expect(
    versions.map(({ name, label, isLast, mainDocId }) => ({ name, label, isLast, mainDocId })),
  ).toEqual(
    expectedVersions.map(({ name, label, isLast }) => ({
      name,
      label,
      isLast,
      mainDocId: 'overview',
    })),
  );
});

for (const expected of expectedVersions) {
  test(`${expected.label}: every page except the unlisted ones is in the sidebar "docs"`, () => {
    const version = versions.find(({ name }) => name === expected.name);
    const docs = version?.docs ?? [];
    expect(docs.length).toBeGreaterThan(expected.guides.length + expected.examples.length);
    const outside = docs.filter((doc) => doc.sidebar !== 'docs').map((doc) => doc.id);
    expect(outside).toEqual(expected.unlisted);
    expect(version?.path.endsWith(`/${expected.route}`)).toBe(true);
  });
}

test('every built docs page belongs to a version', () => {
  const known = new Set(
    versions.flatMap(({ docs }) => docs.map((doc) => doc.path.replace(/\/$/, ''))),
  );
  const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
  const missing = builtPages().filter(
    (page) => page.startsWith('docs') && !known.has(`${baseUrl}${page}`),
  );
  expect(missing).toEqual([]);
});
