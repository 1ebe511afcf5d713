import { describe, expect, it, test } from 'vitest';
import { counterpart } from '../../src/addresses/pageMap/across';
import {
  readPreviousPage,
  withPreviousPage,
  withoutLeftPage,
} from '../../src/addresses/pageMap/fromParameter';
import { inOtherVersions, searchWords, similarPages } from '../../src/addresses/pageMap/similar';
import type { PageMap } from '../../src/addresses/pageMap/types';

const guides = { '': 'Overview', concepts: 'Concepts', 'migration-guide': 'Migration guide' };

const map: PageMap = {
  versions: [
    {
      name: '4.x',
      label: '4.x',
      routePath: 'docs',
      pages: {
        ...guides,
        api: 'API',
        'examples/cad-basic': 'CAD model',
        'examples/cad-styling': 'Style a model',
        'examples/image360': '360 images',
        'api/pkg/classes/Viewer': 'Viewer',
        'api/pkg/classes/CadModel': 'CadModel',
        'api/pkg/enumerations/Color': 'Color',
      },
      symbols: {
        Viewer: 'api/pkg/classes/Viewer',
        CadModel: 'api/pkg/classes/CadModel',
        Color: 'api/pkg/enumerations/Color',
      },
    },
    {
      name: '3.x',
      label: '3.x',
      routePath: 'docs/3.x',
      pages: {
        ...guides,
        api: 'API',
        'examples/cad-basic': 'CAD model',
        'api/classes/pkg.Viewer': 'Viewer',
        'api/classes/pkg.Model': 'Model',
        'api/classes/pkg.GeomapTool': 'GeomapTool',
      },
      symbols: {
        Viewer: 'api/classes/pkg.Viewer',
        Model: 'api/classes/pkg.Model',
        GeomapTool: 'api/classes/pkg.GeomapTool',
      },
    },
    {
      name: '2.x',
      label: '2.x',
      routePath: 'docs/2.x',
      pages: { ...guides, api: 'API', 'examples/cad-basic': 'CAD model' },
      symbols: {
        Viewer: 'api#viewer',
        ViewerOptions: 'api#viewer-options',
        Model3D: 'api#model3d',
        Color: 'api#color',
      },
    },
  ],
  renames: [
    { from: '3.x', to: '4.x', before: 'Model', after: 'CadModel' },
    { from: '2.x', to: '3.x', before: 'Model3D', after: 'Model' },
  ],
  sitePages: { '': 'Reveal docs', examples: 'Examples' },
};

function pathIn(path: string, hash: string, to: string): string | undefined {
  const found = counterpart(map, path, hash, to);
  return found === undefined || found.type === 'missing' ? found?.type : found.link.path;
}

describe('the matching page in another version', () => {
  it('has the same path and fragment', () => {
    expect(counterpart(map, 'docs/concepts', '#nodes', '2.x')).toEqual({
      type: 'same',
      link: { path: 'docs/2.x/concepts#nodes', title: 'Concepts', version: '2.x' },
    });
  });

  it('has the same symbol and member in another layout of the API', () => {
    expect(pathIn('docs/api/pkg/classes/Viewer', '#addmodel', '3.x')).toBe(
      'docs/3.x/api/classes/pkg.Viewer#addmodel',
    );
    expect(pathIn('docs/3.x/api/classes/pkg.Viewer', '#addmodel', '2.x')).toBe(
      'docs/2.x/api#viewer-addmodel',
    );
    expect(pathIn('docs/2.x/api', '#viewer-addmodel', '4.x')).toBe(
      'docs/api/pkg/classes/Viewer#addmodel',
    );
    expect(pathIn('docs/2.x/api', '#viewer', '4.x')).toBe('docs/api/pkg/classes/Viewer');
  });

  it('uses the fragments of enumeration members in each layout', () => {
    expect(pathIn('docs/api/pkg/enumerations/Color', '#enumeration-member-red', '2.x')).toBe(
      'docs/2.x/api#color-red',
    );
    expect(pathIn('docs/2.x/api', '#color-red', '4.x')).toBe(
      'docs/api/pkg/enumerations/Color#enumeration-member-red',
    );
  });

  it('follows renames through all versions in between', () => {
    expect(counterpart(map, 'docs/2.x/api', '#model3d-dispose', '4.x')).toEqual({
      type: 'renamed',
      link: { path: 'docs/api/pkg/classes/CadModel#dispose', title: 'CadModel', version: '4.x' },
      before: 'Model3D',
      after: 'CadModel',
    });
    expect(pathIn('docs/api/pkg/classes/CadModel', '', '2.x')).toBe('docs/2.x/api#model3d');
  });

  it('uses the longest symbol name at the start of a fragment', () => {
    // "viewer-options" is a separate symbol, not a member of "viewer". 4.x doesn't have this symbol.
    expect(pathIn('docs/2.x/api', '#viewer-options', '4.x')).toBe('docs/api#viewer-options');
  });

  it('is missing if it doesn’t exist, with the nearest pages', () => {
    expect(counterpart(map, 'docs/3.x/api/classes/pkg.GeomapTool', '', '4.x')).toEqual({
      type: 'missing',
      nearest: [
        { path: 'docs/api', title: 'API', version: '4.x' },
        { path: 'docs/migration-guide', title: 'Migration guide', version: '4.x' },
        { path: 'docs', title: 'Overview', version: '4.x' },
      ],
    });
    expect(counterpart(map, 'docs/examples/image360', '', '3.x')).toEqual({
      type: 'missing',
      nearest: [{ path: 'docs/3.x', title: 'Overview', version: '3.x' }],
    });
  });

  it('is undefined for unknown pages and versions', () => {
    expect(counterpart(map, 'docs/nowhere', '', '3.x')).toBeUndefined();
    expect(counterpart(map, 'examples', '', '3.x')).toBeUndefined();
    expect(counterpart(map, 'docs/concepts', '', '9.x')).toBeUndefined();
  });
});

describe('pages with a similar path', () => {
  const paths = (path: string): string[] => similarPages(map, path).map((link) => link.path);

  it('lists the misspelled page first, in the version of the path', () => {
    expect(paths('docs/exmaples/cad-basik')[0]).toBe('docs/examples/cad-basic');
    expect(paths('docs/3.x/exmaples/cad-basik')[0]).toBe('docs/3.x/examples/cad-basic');
    expect(paths('example')[0]).toBe('examples');
  });

  it('lists a page once, even if several versions have it', () => {
    const found = paths('docs/concept');
    expect(found.filter((path) => path.endsWith('concepts'))).toEqual(['docs/concepts']);
  });

  it('finds a symbol by its name', () => {
    expect(paths('docs/classes/viewer')[0]).toMatch(/Viewer$/);
  });

  it('returns an empty list if nothing is similar', () => {
    expect(paths('wp-admin/setup-config.php')).toEqual([]);
  });

  it('lists versions that have the page', () => {
    expect(inOtherVersions(map, 'docs/3.x/examples/image360')).toEqual([
      { path: 'docs/examples/image360', title: '360 images', version: '4.x' },
    ]);
    expect(inOtherVersions(map, 'docs/nowhere')).toEqual([]);
  });

  it('searches for the words of the last path segment', () => {
    expect(searchWords('docs/exmaples/cad-basik')).toBe('cad basik');
    expect(searchWords('docs/api/classes/cognite_reveal.Cognite3DModel.html')).toBe(
      'Cognite3DModel',
    );
    expect(searchWords('')).toBe('');
  });
});

describe('the previous page', () => {
  it('is stored in the query and read back', () => {
    const address = withPreviousPage('/base/docs/api#a', 'docs/3.x/api/classes/pkg.Viewer');
    expect(address).toBe('/base/docs/api?from=docs/3.x/api/classes/pkg.Viewer#a');
    expect(readPreviousPage('?q=1&from=docs/3.x/api')).toBe('docs/3.x/api');
    expect(readPreviousPage('?q=1')).toBeUndefined();
    expect(withoutLeftPage('?q=1&from=docs')).toBe('?q=1');
    expect(withoutLeftPage('?from=docs')).toBe('');
  });
});

describe('the page map ignores inherited object properties', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

  it.each(names)('%s', (name) => {
    for (const path of [`docs/${name}`, `docs/3.x/${name}`]) {
      expect(inOtherVersions(map, path)).toEqual([]);
      expect(counterpart(map, path, '', '2.x')).toBeUndefined();
      for (const { title } of similarPages(map, path)) expect(typeof title).toBe('string');
    }
    expect(counterpart(map, 'docs/api/pkg/classes/Viewer', `#${name}`, '3.x')?.type).toBe('same');
  });
});

test('a path of more than 256 characters has no similar pages', () => {
  expect(similarPages(map, `docs/concepts${'s'.repeat(5)}`)).not.toEqual([]);
  expect(similarPages(map, `docs/concepts/${'x'.repeat(256)}`)).toEqual([]);
});
