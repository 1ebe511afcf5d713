import { describe, expect, test } from 'vitest';
import { checksFor } from '../../scripts/changes';

describe('what a change concerns', () => {
  test('a guide: its blocks and names, and the tests that read pages', () => {
    expect(checksFor(['docs/concepts.mdx'])).toEqual({
      lint: [],
      projects: [],
      pages: true,
      related: [],
      reading: ['content', 'examples', 'gallery', 'redirects'],
    });
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
    expect(checksFor(['src/search/engine.ts'])).toEqual({
      lint: ['src/search/engine.ts'],
      projects: ['.'],
      pages: false,
      related: ['src/search/engine.ts'],
      reading: [],
    });
  });

  test('what checks pages: the pages', () => {
    expect(checksFor(['src/remark/checkNames.ts']).pages).toBe(true);
  });
});
