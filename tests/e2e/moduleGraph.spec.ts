/**
 * Uses the module graph to test that pages that hold the reader's token can't run foreign code, and that pages that run
 * foreign code can't read a token.
 */
import { readModuleGraph, type ModuleGraph } from '../../src/plugins/chunks';
import { rootDir } from '@reveal-docs/versions';
import { expect, test } from './support';

/** Matches modules that compile or edit a program, or that load a program from the URL or from storage. */
const foreignCode =
  /^src\/components\/(?:Playground|Embed|Example\/editor)\/|^src\/components\/Example\/(?:share|SharePanel|filesSchema)\.|^src\/builds\/(?:compileEdited|types)\.|^packages\/runner\/src\/program\/(?:compile|compileEdited|guardLoops|erasable|resolveImports)\.|^packages\/runner\/src\/types\/|node_modules\/(?:sucrase|acorn|magic-string|typescript|prettier|@codemirror|@valtown)\//;
/** Matches modules that contain the connection to the reader's own project, or the form for it. */
const connection =
  /^packages\/runner\/src\/host\/(?:connection|ownNetwork)\.|^packages\/runner\/src\/program\/connectProgram\.|^src\/components\/Example\/(?:ProjectPanel|useOwnProject|useExample|ExampleView)\./;

/** Module that lists all pages. The router uses this list to load pages during navigation. */
const allPages = '.docusaurus/registry.client.js';

/** Returns all modules that a page imports, directly or indirectly. Maps each module to a module that imports it. */
function reach(graph: ModuleGraph, entry: string): ReadonlyMap<string, string> {
  const from = new Map([[entry, '']]);
  for (const name of from.keys()) {
    for (const imported of graph[name] ?? []) {
      if (imported !== allPages && !from.has(imported)) from.set(imported, name);
    }
  }
  return from;
}

/** For each matching module, returns the import chain from the entry to the module as a string. */
function pathsTo(modules: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...modules.keys()]
    .filter((name) => pattern.test(name))
    .map((name) => {
      const path = [name];
      for (let at = modules.get(name); at; at = modules.get(at)) path.unshift(at);
      return path.join(' → ');
    });
}

const graph = readModuleGraph(rootDir);
const example = 'src/components/Example/ExampleView.tsx';

/** The landing page, and all documentation pages that run a program. */
const pagesWithToken = Object.keys(graph).filter(
  (name) =>
    (/^(?:docs|versioned_docs)\/.*\.mdx?$/.test(name) || name === 'src/pages/index.tsx') &&
    reach(graph, name).has(example),
);

test('the graph covers pages that take a token and pages that run foreign code', () => {
  const modules = reach(graph, allPages);
  expect(pathsTo(modules, foreignCode).length).toBeGreaterThan(50);
  expect(pathsTo(modules, connection).length).toBeGreaterThan(5);
});

test('pages with examples contain no compiler, editor or code that loads programs', () => {
  expect(pagesWithToken.length).toBeGreaterThan(50);
  for (const page of pagesWithToken) {
    const modules = reach(graph, page);
    expect(pathsTo(modules, foreignCode), page).toEqual([]);
    // The page imports these modules on demand.
    expect(modules.has('src/components/Example/ProjectPanel.tsx'), page).toBe(true);
    expect(modules.has('packages/runner/src/host/ownNetwork.ts'), page).toBe(true);
    expect(modules.has('packages/runner/src/host/session.ts'), page).toBe(true);
  }
});

/** The pages that run arbitrary code. A lesson runs code that its reader wrote. */
const pagesWithForeignCode = [
  'src/pages/playground.tsx',
  'src/pages/embed.tsx',
  'src/components/Learn/LessonPage.tsx',
];

for (const page of pagesWithForeignCode) {
  test(`${page} contains no form for a token and no connection`, () => {
    const modules = reach(graph, page);
    expect(pathsTo(modules, connection)).toEqual([]);
    expect(modules.has('packages/runner/src/program/compile.ts')).toBe(true);
    expect(modules.has('packages/runner/src/host/session.ts')).toBe(true);
  });
}

test('lessons read no code from the address', () => {
  const modules = reach(graph, 'src/components/Learn/LessonPage.tsx');
  expect(modules.has('src/components/Learn/Workspace.tsx')).toBe(true);
  expect(
    pathsTo(
      modules,
      /^src\/components\/(?:Playground\/(?:useOpened|opening|start\/address)|Example\/share)\./,
    ),
  ).toEqual([]);
});
