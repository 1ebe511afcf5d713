import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { type DocsVersion, readVersions } from '@reveal-docs/versions';
import { expectedVersions } from '../../expectedPages';

function readPages(version: DocsVersion): string {
  return fs
    .readdirSync(version.contentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !file.startsWith(`api${path.sep}`))
    .map((file) => fs.readFileSync(path.join(version.contentDir, file), 'utf8'))
    .join('\n');
}

// Skip version 2.x. It has an older interface, only one API page, and no guides about the API.
const explained = expectedVersions.filter(({ guides }) => guides.includes('api_readme'));

describe.each(explained)('$label', ({ name }) => {
  it('the pages mention every class and function of the API', () => {
    const version = readVersions().find((candidate) => candidate.name === name);
    if (version === undefined) throw new Error(`versions.json lacks ${name}`);
    const index = readApiIndex(version.folder);
    const words = new Set(readPages(version).match(/[A-Za-z_$][\w$]*/g));
    const callable = Object.values(index.symbols).filter(
      ({ kind }) => kind === 'class' || kind === 'function',
    );
    expect(callable.length).toBeGreaterThan(20);
    expect(callable.map((symbol) => symbol.name).filter((symbol) => !words.has(symbol))).toEqual(
      [],
    );
  });
});
