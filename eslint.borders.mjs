/**
 * The borders between folders, as README.md draws them, for ESLint's `no-restricted-syntax`: one rule for imports,
 * re-exports and `import()`. A border looks at the path as it is written, and every folder here has a name that no
 * folder inside another one has.
 */

/** What no import may reach: `folders` (a regular expression), said in `message`; `types` may pass where it says so. */
const borders = {
  product: {
    folders: 'scripts|tests|bench',
    message: 'The site does not depend on its commands and tests.',
  },
  commands: {
    folders: 'tests/(?!tools$).+',
    message: 'Commands and benchmarks reach the tests through tests/tools.ts.',
  },
  browser: {
    folders: 'plugins|remark|names|diagrams|writing',
    types: true,
    message: 'This runs in the browser, and that only at build. Its types may be imported.',
  },
  plugins: {
    folders: 'remark|site|writing(?!/versions/commands$)',
    message:
      'src/remark reads what plugins write, and src/site puts both together: not the other way.',
  },
  remark: {
    folders: 'site|writing|components|theme',
    message: 'Transforms know pages, names and what plugins write.',
  },
  writing: {
    folders: 'site|remark|components|theme',
    message: 'Commands for writers change files; they know neither the site nor its pages.',
  },
  ground: {
    folders: 'plugins|remark|site|search|components|theme|pages|client|frame|demo|writing',
    message: 'Everything stands on this folder, so it stands on none of them.',
  },
  bottom: {
    folders:
      'plugins|remark|site|search|components|theme|pages|client|frame|demo|writing|names|code|addresses|diagrams',
    message: 'This is at the bottom, and stands on nothing else here.',
  },
};

/** Folders with the borders that hold there. Each file is in one entry at most. */
const places = [
  [
    ['src/{client,components,css,frame,pages,theme}', 'src/search', 'src/demo'],
    ['product', 'browser'],
  ],
  [['src/plugins'], ['product', 'plugins']],
  [['src/remark'], ['product', 'remark']],
  [['src/writing'], ['product', 'writing']],
  [
    ['src/addresses', 'src/code', 'src/diagrams', 'src/engines', 'src/names'],
    ['product', 'ground'],
  ],
  [
    ['src/files', 'src/text', 'src/versions'],
    ['product', 'bottom'],
  ],
  [['src/deferred', 'src/site', 'src/statements'], ['product']],
  [['scripts', 'bench', 'tasks'], ['commands']],
];

/** Matches whatever brings a module in whose path leads into one of the folders. */
function selector({ folders, types = false }) {
  const all = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].map(
    (node) => {
      const kind = node.startsWith('Import') ? 'importKind' : 'exportKind';
      return types ? `${node}[${kind}!="type"]` : node;
    },
  );
  const path = `^(\\.\\.?/|@site/)(.*/)?(${folders})(/|$)`.replaceAll('/', '\\/');
  return `:matches(${[...all, 'ImportExpression'].join(', ')})[source.value=/${path}/]`;
}

export default places.map(([folders, names]) => ({
  files: folders.map((folder) => `${folder}/**/*.{ts,tsx,mts}`),
  rules: {
    'no-restricted-syntax': [
      'error',
      ...names.map((name) => ({
        selector: selector(borders[name]),
        message: borders[name].message,
      })),
    ],
  },
}));
