import { describe, expect, it } from 'vitest';
import { hasForeignAncestor, isEmbedPath } from '../../../../src/components/FrameGuard/framing';
import { embedPage } from '../../../../deploy/headers';

/**
 * Returns a window inside other windows. `origins` lists the origins of all windows, from the outermost to the
 * innermost. As in browsers, the URL of a window with a different origin can't be read.
 */
function nest(...origins: readonly ('own' | 'foreign')[]): Window {
  const windows: { parent: unknown; location: unknown }[] = [];
  for (const origin of origins) {
    const window = {
      parent: windows.at(-1) as unknown,
      get location() {
        if (origin === 'foreign') throw new Error('SecurityError');
        return { href: 'https://docs.example/' };
      },
    };
    window.parent ??= window;
    windows.push(window);
  }
  return windows.at(-1) as unknown as Window;
}

describe('hasForeignAncestor', () => {
  it('is false in a tab and inside pages of the same site', () => {
    expect(hasForeignAncestor(nest('own'))).toBe(false);
    expect(hasForeignAncestor(nest('own', 'own', 'own'))).toBe(false);
  });

  it('is true if any ancestor belongs to another site', () => {
    expect(hasForeignAncestor(nest('foreign', 'own'))).toBe(true);
    expect(hasForeignAncestor(nest('foreign', 'own', 'own'))).toBe(true);
    expect(hasForeignAncestor(nest('own', 'foreign', 'own'))).toBe(true);
  });
});

describe('isEmbedPath', () => {
  it('accepts the paths under which hosts serve the embed page', () => {
    for (const path of [embedPage, `${embedPage}.html`, `${embedPage}/`]) {
      expect(isEmbedPath(`/base/${path}`, '/base/'), path).toBe(true);
    }
    expect(isEmbedPath('/embed', '/')).toBe(true);
  });

  it.each([
    '/base/EMBED',
    '/base/embedded',
    '/base/docs/embed',
    '/embed',
    '//base/embed',
    '/base/',
  ])('doesn’t allow any other page: %s', (path) => expect(isEmbedPath(path, '/base/')).toBe(false));
});
