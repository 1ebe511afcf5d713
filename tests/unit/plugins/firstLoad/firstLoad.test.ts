import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../../src/plugins/firstLoad/generatedModule';
import { packGlobalData, packRoutes } from '../../../../src/plugins/firstLoad/packRoutes';
import { shortenIds } from '../../../../src/plugins/firstLoad/shortIds';
import { slimRegistry } from '../../../../src/plugins/firstLoad/slimRegistry';
import { withoutApiDocs } from '../../../../src/plugins/firstLoad/versionProps';

describe('the registry of page modules in the browser', () => {
  const load = '() => import(/* webpackChunkName: "00280755" */ "@site/docs/a (b).md")';

  it('keeps what loads a module and leaves out what only the server reads', () => {
    expect(
      slimRegistry(
        `export default {\n  "00280755": [${load}, "@site/docs/a (b).md", require.resolveWeak("@site/docs/a (b).md")],\n` +
          `  "1": [${load}, "@site/docs/a (b).md", require.resolveWeak("@site/docs/a (b).md")]\n};\n`,
      ),
    ).toBe(`export default {\n  "00280755": [${load}],\n  "1": [${load}]\n};\n`);
  });

  it('leaves lines of any other shape alone', () => {
    const other = `export default {\n  "a": { load: ${load} },\n};\n`;
    expect(slimRegistry(other)).toBeUndefined();
  });
});

describe('ids of page modules', () => {
  it('are as short as keeps them apart, the same in all tables', () => {
    expect(
      shortenIds(['{"00280755": "00290755", "17896441": 1}', '{"content": "00290755"}', '"002"']),
    ).toEqual(['{"0028": "0029", "1789": 1}', '{"content": "0029"}', '"002"']);
  });
});

describe('the tables of routes in the browser', () => {
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

  it('are the same when they are made from the names of the chunks', () => {
    const packed = packRoutes(routesSource, names);
    expect(evaluate(packed ?? '', { ComponentCreator: creator, names })).toEqual(
      evaluate(routesSource, { ComponentCreator: creator }),
    );
    expect(evaluate(packGlobalData(data, names) ?? '', { names })).toEqual(data);
  });

  it('name a page no second time', () => {
    expect(packRoutes(routesSource, names)).not.toContain('docs/b');
    expect(packGlobalData(data, names)).not.toContain('docs/b');
  });

  it('stay as they were when they have another shape', () => {
    const other = routesSource.replace("'/base/docs/b', '0d4'", "'/base/docs/b', { hash: 1 }");
    expect(packRoutes(other, names)).toBeUndefined();
    expect(packRoutes('export default createRoutes();', names)).toBeUndefined();
    expect(packGlobalData({ other: {} }, names)).toBeUndefined();
  });
});

describe("a version's data", () => {
  it('has no texts of API pages, which no page reads', () => {
    const docs = { 'api/classes/A': { title: 'A' }, overview: { title: 'Overview' } };
    expect(withoutApiDocs({ version: { docs } })).toEqual({
      version: { docs: { overview: { title: 'Overview' } } },
    });
  });
});
