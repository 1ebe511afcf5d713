/**
 * Next is the latest version until something is made to differ. Every difference in pins, programs and example pages
 * is listed here, so that none comes about by accident.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readVersions, type DocsVersion } from '../../src/versions';

/** What is meant to differ. When you change Next on purpose, say so here. */
const intended: readonly string[] = [
  'program cad-explode.ts: only in the latest version',
  'page cad-explode.mdx: only in the latest version',
];

function readFolder(dir: string, extension: string): Map<string, string> {
  const files = fs.readdirSync(dir).filter((file) => file.endsWith(extension));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]));
}

function readPins({ workspaceDir }: DocsVersion): Map<string, string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(workspaceDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return new Map(Object.entries(manifest.dependencies));
}

function compare(
  what: string,
  next: ReadonlyMap<string, string>,
  latest: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...next.keys(), ...latest.keys()])].sort().flatMap((name) => {
    if (!latest.has(name)) return [`${what} ${name}: only in Next`];
    if (!next.has(name)) return [`${what} ${name}: only in the latest version`];
    return next.get(name) === latest.get(name) ? [] : [`${what} ${name}: differs`];
  });
}

it('differs from the latest version as intended, and in nothing else', () => {
  const versions = readVersions();
  const next = versions.find(({ name }) => name === 'current');
  const latest = versions.find(({ isLast }) => isLast);
  if (next === undefined || latest === undefined)
    throw new Error('Two versions are to be compared.');
  const pages = ({ contentDir }: DocsVersion) =>
    readFolder(path.join(contentDir, 'examples'), '.mdx');
  expect([
    ...compare('pin', readPins(next), readPins(latest)),
    ...compare(
      'program',
      readFolder(next.workspaceDir, '.ts'),
      readFolder(latest.workspaceDir, '.ts'),
    ),
    ...compare('page', pages(next), pages(latest)),
  ]).toEqual(intended);
});
