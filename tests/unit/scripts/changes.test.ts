import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checksFor } from '../../../scripts/helpers/changes';
import { rootDir } from '@reveal-docs/versions';

describe('what a change concerns', () => {
  test('a guide: its blocks and names, and the tests that read pages', () => {
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

  test('tests that there are', () => {
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

  test('a program: its version’s types, and all that a guide concerns', () => {
    expect(checksFor(['examples/3.x/cad-basic.ts'])).toMatchObject({
      lint: ['examples/3.x/cad-basic.ts'],
      projects: ['examples/3.x'],
      pages: true,
      related: [],
    });
  });

  test('a module: the site’s types and the tests that import it, no page', () => {
    expect(checksFor(['packages/search/src/engine/engine.ts'])).toEqual({
      lint: ['packages/search/src/engine/engine.ts'],
      projects: ['.'],
      pages: false,
      related: ['packages/search/src/engine/engine.ts'],
      reading: [],
    });
  });

  test('what checks pages: the pages', () => {
    expect(checksFor(['packages/api-reference/src/names/checkNames.ts']).pages).toBe(true);
  });
});
