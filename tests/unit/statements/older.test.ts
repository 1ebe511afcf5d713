/** Tests that the page about releases shows the recorded results. */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Root } from 'mdast';
import { describe, expect, it, test } from 'vitest';
import type { ApiChanges } from '@reveal-docs/api-reference/names';
import { readSteps } from '@reveal-docs/api-reference/history/generate';
import { readJson } from '@reveal-docs/shared/readJson';
import apiChanges from '../../../src/remark/apiChanges';
import olderBehaviorLists from '../../../src/remark/olderBehavior';
import { findPlaces } from '@reveal-docs/statements/citations';
import { compareOlder, olderBehavior, readOlder } from '@reveal-docs/statements/older';
import { readStatements } from '@reveal-docs/statements/read';
import { hashOf } from '@reveal-docs/statements/results';
import { readVersions, rootDir } from '@reveal-docs/versions';

const records = readOlder();
const specs = readStatements();
const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast)?.release;
const pages = versions
  .filter(({ release }) => Number.parseInt(release, 10) >= 4)
  .map(({ contentDir }) => path.join(contentDir, 'releases.mdx'));

function pageOf(name: string, attributes: Readonly<Record<string, string>> = {}): Root {
  const element = {
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children: [],
  };
  return { type: 'root', children: [element] };
}

interface Raw {
  readonly statements: Readonly<
    Record<string, { readonly text: string; readonly outcome: object; readonly missing?: object }>
  >;
}

describe('the list of different behavior', () => {
  const page = pageOf('OlderBehavior');
  olderBehaviorLists({ siteDir: rootDir, baseUrl: '/base/' })(page, {} as never, () => undefined);
  const shown = [...JSON.stringify(page).matchAll(/behavior#([a-z0-9/-]+)"/g)].map(([, id]) => id);

  it('contains exactly the statements with another result in a record', () => {
    const dir = path.join(rootDir, 'statements', 'releases');
    const files = fs.readdirSync(dir).map((file) => readJson<Raw>(path.join(dir, file)));
    const differs = (spec: (typeof specs)[number]) =>
      files.some(({ statements }) => {
        const { text, outcome, missing } = statements[spec.id] ?? {};
        if (text !== hashOf(spec) || outcome === undefined || missing !== undefined) return false;
        const lastEntry = Object.values(spec.expect).at(-1);
        const now = lastEntry?.type === 'instead' ? lastEntry.is : spec.is;
        return 'seen' in outcome && !isDeepStrictEqual(outcome.seen, now);
      });
    const expected = specs.filter(differs).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(20);
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  it('is on the page about releases of each version from 4.x', () => {
    expect(pages.length).toBeGreaterThan(1);
    for (const file of pages) expect(fs.readFileSync(file, 'utf8')).toContain('<OlderBehavior />');
  });
});

describe.each(records)('the record of $release', (record) => {
  it('is compared with the latest release', () => {
    expect(record.comparedWith).toBe(latest);
  });

  it('matches the current text of at least 90 % of its statements', () => {
    const entries = Object.entries(record.statements);
    const texts = new Map(specs.map((spec) => [spec.id, hashOf(spec)]));
    const stale = entries.filter(([id, { text }]) => texts.get(id) !== text).map(([id]) => id);
    expect(entries.length).toBeGreaterThan(400);
    expect(stale.length, stale.join(', ')).toBeLessThan(entries.length / 10);
  });

  it('has a different result for everything that the page describes', () => {
    const rows = olderBehavior(records).rows;
    const index = records.indexOf(record);
    const otherwise = new Set(
      rows.filter(({ cells }) => cells[index]?.type === 'otherwise').map(({ spec }) => spec.id),
    );
    const known = new Set(specs.map(({ id }) => id));
    for (const file of pages) {
      const text = fs.readFileSync(file, 'utf8');
      const section = text.split('\n## ').find((part) => part.startsWith('Changes that affect'));
      const paragraphs = (section ?? '').split('\n\n');
      const cited = paragraphs
        .filter((paragraph) => paragraph.includes(record.release))
        .flatMap((paragraph) => findPlaces(paragraph, known).map(({ id }) => id));
      expect(cited.length).toBeGreaterThan(5);
      expect(cited.filter((id) => !otherwise.has(id))).toEqual([]);
    }
  });
});

test('an outcome is the same, otherwise, unknown, or missing if the API is missing', () => {
  const [spec] = specs.filter(({ expect: by, is }) => Object.keys(by).length === 0 && is === true);
  if (spec === undefined || latest === undefined) throw new Error('There is no such statement.');
  const compare = (recorded: Parameters<typeof compareOlder>[2]) =>
    compareOlder(spec, latest, recorded);
  expect(compare({ outcome: { seen: true } })).toBe('same');
  expect(compare({ outcome: { seen: false } })).toBe('otherwise');
  expect(compare({ outcome: { error: 'It broke.' } })).toBe('unknown');
  expect(compare({ outcome: { error: 'It broke.' }, missing: ['A'] })).toBe('missing');
  expect(compare({ outcome: { seen: true }, missing: ['A'] })).toBe('same');
});

describe.each(['4.2.2', '4.8.0'])('the lists of names after %s', (from) => {
  const file = { path: pages[0] ?? '', fail: (message: string) => message };
  const read = (release: string): string => {
    const page = pageOf('ApiChanges', { from: release });
    apiChanges({ siteDir: rootDir })(page, file as never, () => undefined);
    return JSON.stringify(page);
  };

  it('contain every name of the step', () => {
    const step: ApiChanges | undefined = readSteps().find((item) => item.from === from);
    const names = [
      ...(step?.removed ?? []).map(({ name }) => name),
      ...(step?.changed ?? []).map(({ before }) => before),
      ...(step?.deprecated ?? []),
      ...(step?.added ?? []),
    ];
    expect(names.length).toBeGreaterThan(30);
    const text = read(from);
    expect(names.filter((name) => !text.includes(`"value":"${name}"`))).toEqual([]);
    for (const page of pages) {
      expect(fs.readFileSync(page, 'utf8')).toContain(`<ApiChanges from="${from}" />`);
    }
  });
});
