import type { ListedMember, ListedSymbol, SymbolList } from '../names/symbolList';

/** File that contains all declarations. The entry points re-export names from it. */
const declarationsFile = 'declarations.d.ts';

function importLine(module: string, names: readonly string[]): string {
  const clauses = names.map((name) => (name.startsWith('*') ? name : `{ ${name} }`));
  return clauses.map((clause) => `import ${clause} from '${module}';`).join('\n');
}

function memberLine({ signature, access }: ListedMember): string {
  return `  ${access === undefined ? '' : `${access} `}${signature};`;
}

function body({ kind, members = [], protectedMembers = [] }: ListedSymbol): string {
  const own = [...members, ...protectedMembers].filter(
    ({ inheritedFrom }) => inheritedFrom === undefined,
  );
  if (kind === 'enum') return own.map(({ signature }) => `  ${signature},`).join('\n');
  return own.map(memberLine).join('\n');
}

function heritage(symbol: ListedSymbol): string {
  const parts = [
    ['extends', symbol.extends],
    ['implements', symbol.implements],
  ] as const;
  return parts
    .filter(([, names]) => names !== undefined && names.length > 0)
    .map(([keyword, names]) => ` ${keyword} ${names?.join(', ')}`)
    .join('');
}

function declaration(symbol: ListedSymbol): string {
  switch (symbol.kind) {
    case 'class':
    case 'interface':
    case 'enum': {
      const modifier = symbol.kind === 'interface' ? '' : 'declare ';
      const keyword = symbol.abstract === true ? `abstract ${symbol.kind}` : symbol.kind;
      return `export ${modifier}${keyword} ${symbol.name}${heritage(symbol)} {\n${body(symbol)}\n}`;
    }
    case 'namespace':
      return `export { ${symbol.name} };`;
    case 'type alias':
    case 'function':
    case 'variable': {
      if (symbol.signature === undefined) {
        throw new Error(`The symbol list has no signature for ${symbol.name}.`);
      }
      const modifier = symbol.kind === 'type alias' ? '' : 'declare ';
      return `export ${modifier}${symbol.signature};`;
    }
  }
}

/**
 * Returns the name of an entry point's declaration file: `@cognite/reveal/tools` → `tools.d.ts`, `@cognite/reveal` →
 * `index.d.ts`.
 */
export function entryPointFile(entryPoint: string): string {
  const below = entryPoint.split('/').slice(2);
  return below.length === 0 ? 'index.d.ts' : `${below.join('-')}.d.ts`;
}

/**
 * Returns declaration files for a list of symbols, as a map from file names to contents. They replace the typings of a
 * release that can't be installed. Throws if the list is incomplete.
 */
export function writeDeclarations(list: SymbolList): Map<string, string> {
  const all = [...list.symbols, ...list.referenced];
  const files = new Map<string, string>();
  files.set(
    declarationsFile,
    [
      ...Object.entries(list.imports).map(([module, names]) => importLine(module, names)),
      ...all.map(declaration),
      '',
    ].join('\n'),
  );
  const exported = new Map<string, string[]>();
  for (const { entryPoint, name } of list.symbols) {
    exported.set(entryPoint, [...(exported.get(entryPoint) ?? []), name]);
  }
  for (const [entryPoint, names] of exported) {
    files.set(
      entryPointFile(entryPoint),
      `export { ${names.join(', ')} } from './${declarationsFile.replace('.d.ts', '')}';\n`,
    );
  }
  return files;
}
