/**
 * Enforces the allowed imports of README.md with ESLint's `no-restricted-syntax`, for imports, re-exports and `import()`. The
 * rules match the path as it's written, so nested folders must not have the name of a folder listed here.
 */

/** Forbidden folders as a regular expression, and the error message. With `types`, importing types is allowed. */
const borders = {
  product: {
    folders: 'scripts|tests|bench',
    message: 'The site must not depend on commands, benchmarks and tests.',
  },
  commands: {
    folders: 'tests/(?!tools$).+',
    message: 'Commands and benchmarks must import from tests/tools.ts.',
  },
  browser: {
    folders: 'plugins|remark|names|diagrams|writing',
    types: true,
    message: 'Browser code must not import build code. Import only its types.',
  },
  plugins: {
    folders: 'remark|site|writing(?!/versions/commands$)',
    message:
      'Plugins must not import src/remark, src/site or src/writing, which depend on plugins.',
  },
  remark: {
    folders: 'site|writing|components|theme',
    message:
      'Transforms must only import code for pages and names, and files that plugins generate.',
  },
  writing: {
    folders: 'site|remark|components|theme',
    message: 'Commands for writers must not import the site or its pages.',
  },
  ground: {
    folders: 'plugins|remark|site|search|components|theme|pages|client|frame|demo|writing',
    message: 'All other folders depend on this one, so it must not import from them.',
  },
  bottom: {
    folders:
      'plugins|remark|site|search|components|theme|pages|client|frame|demo|writing|names|code|addresses|diagrams',
    message: 'This folder must not import from other folders of src, except the basic ones.',
  },
};

/** Folders with their rules. Each file must be in at most one entry. */
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

/** Selects imports of modules in one of the folders. */
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
