import { describe, expect, it, vi } from 'vitest';
import { chunksByPath, chunksOf } from '@site/src/client/prefetch';

vi.mock('@generated/routesChunkNames', () => ({ default: {} }));
vi.mock('@docusaurus/core/lib/client/prefetch', () => ({ default: () => Promise.resolve() }));

const chunks = chunksByPath({
  '/base/docs-0a1': { __comp: 'root', __context: { plugin: 'context' } },
  '/base/docs-b2c': { __comp: 'version', version: 'metadata' },
  '/base/docs/next-c3d': { __comp: 'version', version: 'next' },
  '/base/docs/cad-basic-d4e': { __comp: 'page', content: 'text' },
  '/base/playground-e5f': { __comp: 'playground' },
});

describe('chunksOf', () => {
  it('returns the chunks of a page after those of the routes that contain it', () => {
    const around = ['root', 'context', 'version', 'metadata'];
    expect(chunksOf('/base/docs/cad-basic', chunks)).toEqual([...around, 'page', 'text']);
    expect(chunksOf('/base/docs', chunks)).toEqual(around);
    expect(chunksOf('/base/playground', chunks)).toEqual(['playground']);
  });

  it('accepts a trailing slash, and returns nothing for the page of another site', () => {
    expect(chunksOf('/base/playground/', chunks)).toEqual(['playground']);
    expect(chunksOf('/other', chunks)).toEqual([]);
  });
});
