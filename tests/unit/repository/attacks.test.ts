import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Attack } from '../../e2e/attacks/attack';
import { rootDir } from '@reveal-docs/versions';

const folder = path.join(rootDir, 'tests/e2e/attacks');
const surfaces = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace(/\.spec\.ts$/, ''));

async function attacksOf(surface: string): Promise<readonly Attack[]> {
  const table = (await import(path.join(folder, `${surface}.ts`))) as Record<string, unknown>;
  return Object.values(table)
    .filter((value): value is readonly Attack[] => Array.isArray(value))
    .flat();
}

describe.each(surfaces)('attacks on %s', (surface) => {
  test('have unique names', async () => {
    const names = (await attacksOf(surface)).map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  test('specify existing code as their defense', async () => {
    const missing = (await attacksOf(surface)).filter(({ defends }) => {
      const [file = '', text = ''] = defends.split('#');
      const source = path.join(rootDir, file);
      return (
        text === '' || !fs.existsSync(source) || !fs.readFileSync(source, 'utf8').includes(text)
      );
    });
    expect(missing).toEqual([]);
  });
});

test('variants, which `npm test` skips, are attacks, and each table also has other attacks', async () => {
  const { variants } = await import('../../security/frame/attacks');
  const names = await Promise.all(
    ['breakout', 'keyboard'].map(async (surface) =>
      (await attacksOf(surface)).map(({ name }) => name),
    ),
  );
  expect([...variants].filter((name) => !names.flat().includes(name))).toEqual([]);
  for (const table of names) expect(table.some((name) => !variants.has(name))).toBe(true);
});

test('there are at least 150 attacks', async () => {
  const all = await Promise.all(surfaces.map(attacksOf));
  expect(all.flat().length).toBeGreaterThanOrEqual(150);
});
