/**
 * Creates the modules in `dist/sdk` for the import map in `public/index.html`: one file each for the viewer, three.js
 * and the client. The viewer is published in an older format (UMD), which browsers can't import.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { readImports } from './page.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const folder = path.join(dir, 'dist');
const imports = readImports();

/** Names of a UMD file's exports, read from its declarations. */
function exportedNames(name) {
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  };
  const { resolvedModule } = ts.resolveModuleName(
    name,
    path.join(dir, 'index.ts'),
    options,
    ts.sys,
  );
  const program = ts.createProgram([resolvedModule.resolvedFileName], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(resolvedModule.resolvedFileName);
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      return { name: symbol.name, target: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
    })
    .filter(({ target }) => (target.flags & ts.SymbolFlags.Value) !== 0)
    .map((symbol) => symbol.name);
}

function entryOf(name) {
  if (!name.startsWith('@cognite/reveal')) return `export * from '${name}';`;
  const lines = exportedNames(name).map((item) => `export const ${item} = published.${item};`);
  return `const published = require('${name}');\n${lines.join('\n')}`;
}

/**
 * Keeps imports of packages that are in the import map, even if the code uses `require`. The browser therefore loads
 * each package only once.
 */
const shared = (own) => ({
  name: 'shared',
  setup(plugin) {
    plugin.onResolve({ filter: /^[@a-z]/ }, ({ path: name, kind }) => {
      if (name === 'mixpanel-browser') return { path: name, namespace: 'nothing' };
      if (name === own || imports[name] === undefined) return undefined;
      return kind === 'require-call'
        ? { path: name, namespace: 'shared' }
        : { path: name, external: true };
    });
    plugin.onLoad({ filter: /.*/, namespace: 'shared' }, ({ path: name }) => ({
      contents: `export * from '${name}';`,
    }));
    // Replaces the analytics package with functions that do nothing, because the app turns analytics off.
    plugin.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents:
        'const no = () => {}; export default { init: no, reset: no, identify: no, track: no };',
    }));
  },
});

const made = [];
for (const [name, file] of Object.entries(imports)) {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(name), resolveDir: dir },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    define: { global: 'globalThis', 'process.env': '{}' },
    plugins: [shared(name)],
  });
  made.push([file, outputFiles[0].contents]);
}
// Write the files last, so that the previous files remain if a build fails.
fs.rmSync(folder, { recursive: true, force: true });
for (const [file, contents] of made) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), contents);
  console.log(`dist/${file.replace('./', '')}  ${Math.round(contents.length / 1000)} kB`);
}
