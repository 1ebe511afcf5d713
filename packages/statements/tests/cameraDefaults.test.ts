/** Checks that the camera guide lists every option of a camera manager, with the default that a statement verifies. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVersions } from '@reveal-docs/versions';
import { readStatements } from '../src/read';

const specs = readStatements();

/** Map from angles as the guide shows them to angles in statements. */
const symbols: Readonly<Record<string, string>> = { π: '3.142', 'π − 0.0001': '3.141' };

/** Reads the rows that cite the statement. Converts values such as `0.070 (4°)` to `0.07`. */
function readGuide(text: string, id: string): Record<string, string> {
  const rows = text.matchAll(/^\| `(\w+)` \| (.+?) \[\^([\w/-]+)\] \|/gm);
  return Object.fromEntries(
    [...rows].flatMap(([, name = '', value = '', cited]) => {
      const plain = value.replace(/ \(.*\)$/, '').replaceAll(/[`']/g, '');
      const shown = symbols[plain] ?? plain;
      const isText = Number.isNaN(Number(shown));
      return cited === id ? [[name, isText ? shown : String(Number(shown))]] : [];
    }),
  );
}

/** Rounds a number to as many significant digits as the guide shows, but to at least two. */
function roundLike(value: unknown, shown: string | undefined): string {
  if (typeof value !== 'number') return String(value);
  const digits = shown?.replace('.', '').replace(/^0+/, '').length ?? 0;
  return String(Number(value.toPrecision(Math.max(2, digits))));
}

describe.each(['camera/combo-defaults', 'camera/flexible-defaults'])('%s', (id) => {
  const defaults = specs.find((spec) => spec.id === id)?.is;
  const guides = readVersions()
    .map(({ label, contentDir }) => ({ label, file: path.join(contentDir, 'camera.mdx') }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ label, file }) => ({ label, guide: readGuide(fs.readFileSync(file, 'utf8'), id) }))
    .filter(({ guide }) => Object.keys(guide).length > 0);

  it('has a guide', () => expect(guides).not.toEqual([]));

  it.each(guides)('has the values in the guide of $label', ({ guide }) => {
    const verified = Object.entries(defaults ?? {}).map(([name, value]) => [
      name,
      roundLike(value, guide[name]),
    ]);
    expect(guide).toEqual(Object.fromEntries(verified));
  });
});
