import { describe, expect, it } from 'vitest';
import { chunkAddressCode } from '../../../../src/plugins/firstLoad/chunkAddress';
import { evaluate } from '../../../../src/plugins/firstLoad/generatedModule';
import { callsOnlyHelper, helperSource } from '../../../../src/plugins/firstLoad/importDefault';
import { packGlobalData, packRoutes } from '../../../../src/plugins/firstLoad/packRoutes';
import { packTables } from '../../../../src/plugins/firstLoad/packTables';
import { withoutHashes } from '../../../../src/plugins/firstLoad/routeHashes';
import { slimRegistry } from '../../../../src/plugins/firstLoad/slimRegistry';
import { withoutDocs } from '../../../../src/plugins/firstLoad/versionProps';

describe('the browser’s registry of page modules', () => {
  const load = '() => import(/* webpackChunkName: "00280755" */ "@site/docs/a (b).md")';

  it('keeps the code that loads a module, and drops what only the server uses', () => {
    expect(
      slimRegistry(
        `export default {\n  "00280755": [${load}, "@site/docs/a (b).md", require.resolveWeak("@site/docs/a (b).md")],\n` +
          `  "1": [${load}, "@site/docs/a (b).md", require.resolveWeak("@site/docs/a (b).md")],};\n`,
      ),
    ).toBe(`export default {\n  "00280755": [${load}],\n  "1": [${load}],};\n`);
  });

  it('stays unchanged if it has an unknown format', () => {
    const other = `export default {\n  "a": { load: ${load} },\n};\n`;
    expect(slimRegistry(other)).toBeUndefined();
  });
});

describe('the browser’s route tables', () => {
  const names = {
    '/base/search-0a1': { __comp: '1' },
    '/base/docs-0b2': { __comp: '2' },
    '/base/docs/api-0c3': { __comp: '3', content: '4' },
    '/base/docs/b-0d4': { __comp: '3', content: '5' },
    '/base/docs/c-0e5': { __comp: '3', content: '6' },
  };
  const creator = (path: string, hash = '') => `${path} by ${hash}`;
  const routesSource = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/base/search', component: ComponentCreator('/base/search', '0a1'), exact: true },
  { path: '/base/docs', component: ComponentCreator('/base/docs', '0b2'), routes: [
    { path: '/base/docs/api', component: ComponentCreator('/base/docs/api', '0c3'), exact: true, sidebar: "docs" },
    { path: '/base/docs/b', component: ComponentCreator('/base/docs/b', '0d4'), exact: true, sidebar: "docs" },
    { path: '/base/docs/c', component: ComponentCreator('/base/docs/c', '0e5'), exact: true },
  ] },
  { path: '*', component: ComponentCreator('*') },
];`;
  const version = { name: 'current', path: '/base/docs', mainDocId: 'b' };
  const data = {
    other: { a: [1] },
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/base/docs',
        versions: [
          {
            ...version,
            docs: [
              { id: 'api/index', path: '/base/docs/api/', sidebar: 'docs' },
              { id: 'b', path: '/base/docs/b', sidebar: 'docs' },
              { id: 'c', path: '/base/docs/c' },
            ],
          },
        ],
      },
    },
  };

  it('have the same value when built from the names of chunks', () => {
    const packed = packRoutes(routesSource, names);
    expect(evaluate(packed ?? '', { ComponentCreator: creator, names })).toEqual(
      evaluate(routesSource, { ComponentCreator: creator }),
    );
    expect(evaluate(packGlobalData(data, names) ?? '', { names })).toEqual(data);
  });

  it('don’t repeat the paths of pages', () => {
    expect(packRoutes(routesSource, names)).not.toContain('docs/b');
    expect(packGlobalData(data, names)).not.toContain('docs/b');
  });

  it('stay unchanged if they have an unknown format', () => {
    const other = routesSource.replace("'/base/docs/b', '0d4'", "'/base/docs/b', { hash: 1 }");
    expect(packRoutes(other, names)).toBeUndefined();
    expect(packRoutes('export default createRoutes();', names)).toBeUndefined();
    expect(packGlobalData({ other: {} }, names)).toBeUndefined();
  });
});

describe("a version's data", () => {
  it('doesn’t include the data of its pages', () => {
    const version = { label: '4.x', docs: { overview: { title: 'Overview' } } };
    expect(withoutDocs({ version })).toEqual({ version: { label: '4.x', docs: {} } });
  });
});

describe('the address of a chunk', () => {
  it('uses the name directly if it’s the same as the ID', () => {
    expect(chunkAddressCode({ a: 'a', b: 'b' })).toMatch(/\.u\(name\);$/);
    expect(chunkAddressCode({ a: 'a', 7: 'b' })).toContain('({"b":"7"}[name] || name)');
  });
});

describe('hashes of routes', () => {
  const routes = `[
  { path: '/docs', component: ComponentCreator('/docs', '0a1'), routes: [
    { path: '/docs', component: ComponentCreator('/docs', '0b2') },
    { path: '/docs/a-b', component: ComponentCreator('/docs/a-b', '0c3') } ] },
  { path: '*', component: ComponentCreator('*') } ]`;
  const names = { '/docs-0a1': 1, '/docs-0b2': 2, '/docs/a-b-0c3': 3 };

  it('are replaced by numbers in both tables, which are unique for each path', () => {
    const numbered = withoutHashes(routes, names);
    expect(numbered?.names).toEqual({ '/docs-0': 1, '/docs-1': 2, '/docs/a-b-0': 3 });
    expect(numbered?.routes.match(/ComponentCreator\(.*?\)/g)).toEqual([
      "ComponentCreator('/docs', '0')",
      "ComponentCreator('/docs', '1')",
      "ComponentCreator('/docs/a-b', '0')",
      "ComponentCreator('*')",
    ]);
  });

  it('are kept if a route is missing in the other table', () => {
    expect(withoutHashes(routes, { '/docs-0a1': 1 })).toBeUndefined();
  });
});

describe('tables with an unknown format', () => {
  const generated = {
    registry: '',
    chunkNames: '{"/a-0a1":{"__comp":"00280755"}}',
    routes: "export default [{ path: '/a', component: ComponentCreator('/a', '0a1') }];",
    globalData: '{}',
  };

  it('stay consistent with the others', () => {
    expect(packTables(generated)['routesChunkNames.json']).toBe('{"/a-0":{"__comp":"00280755"}}');
    expect(packTables(generated)['registry.js']).toBeUndefined();
    // These routes have an unknown format, so all hashes stay, even those in chunk names.
    const routes = 'export default makeRoutes();';
    expect(packTables({ ...generated, routes })['routes.js']).toBeUndefined();
    expect(packTables({ ...generated, routes })['routesChunkNames.json']).toBe(
      generated.chunkNames,
    );
  });
});

describe('the replacement for tslib', () => {
  it('does the same as the package', async () => {
    const module = `data:text/javascript,${encodeURIComponent(helperSource)}`;
    const { __importDefault } = (await import(module)) as {
      readonly __importDefault: (module: unknown) => unknown;
    };
    const compiled = { __esModule: true, default: 1 };
    expect(__importDefault(compiled)).toBe(compiled);
    for (const other of [{ default: 1 }, 1, null, undefined]) {
      expect(__importDefault(other)).toEqual({ default: other });
    }
  });

  it('is used only if no other helper is called', () => {
    expect(callsOnlyHelper('tslib_1.__importDefault(a_1).default')).toBe(true);
    expect(callsOnlyHelper('tslib_1.__importDefault(a); tslib_1.__exportStar(b)')).toBe(false);
  });
});
