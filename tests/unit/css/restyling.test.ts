/**
 * Tests that small changes don't make browsers restyle a whole page. For example, the overlay once set variables on the
 * root element. Restyling the largest class page then took 600 ms on a CPU that was slowed down by a factor of 4.
 */
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

function selectorsBelow(folder: string): { file: string; selector: string }[] {
  return fs
    .readdirSync(path.join(rootDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const found: { file: string; selector: string }[] = [];
      postcss.parse(fs.readFileSync(path.join(rootDir, file), 'utf8')).walkRules((rule) => {
        found.push(...rule.selectors.map((selector) => ({ file, selector })));
      });
      return found;
    });
}

it('no selector has `hidden` inside of `:has()`, because the member filter changes it on many elements', () => {
  const all = selectorsBelow('src');
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ selector }) => /:has\(.*\[hidden\]/.test(selector))).toEqual([]);
});

it('style sheets that load later set no variables on the root', () => {
  const all = selectorsBelow('src/components');
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ selector }) => /^(?::root|html|body)$/.test(selector))).toEqual([]);
});
