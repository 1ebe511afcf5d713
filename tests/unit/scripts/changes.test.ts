import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checksFor } from '../../../scripts/helpers/changes';
import { rootDir } from '@reveal-docs/versions';

describe('the checks for changed files', () => {
  test('for a guide: its code blocks and names, and the tests that read pages', () => {
    expect(checksFor(['docs/concepts.mdx'])).toEqual({
      lint: [],
      projects: [],
      pages: true,
      related: [],
      reading: [
        'content/',
        'examples/',
        'plugins/examples/',
        'plugins/gallery/',
        'components/Gallery/',
        'site/redirects',
      ],
    });
  });

  test('for a guide: only existing tests', () => {
    const files = fs.readdirSync(path.join(rootDir, 'tests/unit'), {
      recursive: true,
      encoding: 'utf8',
    });
    for (const name of checksFor(['docs/concepts.mdx']).reading) {
      expect(
        files.filter((file) => file.startsWith(name) && file.endsWith('.test.ts')),
        name,
      ).not.toEqual([]);
    }
  });

  test('for a program: the types of its version, and the checks of pages', () => {
    expect(checksFor(['examples/3.x/cad-basic.ts'])).toMatchObject({
      lint: ['examples/3.x/cad-basic.ts'],
      projects: ['examples/3.x'],
      pages: true,
      related: [],
    });
  });

  test('for a module: the site’s types and the tests that import it, no pages', () => {
    expect(checksFor(['packages/search/src/engine/engine.ts'])).toEqual({
      lint: ['packages/search/src/engine/engine.ts'],
      projects: ['.'],
      pages: false,
      related: ['packages/search/src/engine/engine.ts'],
      reading: [],
    });
  });

  test('for code that checks pages: the checks of pages', () => {
    expect(checksFor(['packages/api-reference/src/names/checkNames.ts']).pages).toBe(true);
  });
});
