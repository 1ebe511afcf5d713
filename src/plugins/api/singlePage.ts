/** The API reference of a version on one page, from a committed list of its symbols. */
import type { DocsVersion } from '../../versions';
import type {
  ApiIndex,
  ApiMember,
  ApiSymbol,
  MemberKind,
  SymbolKind,
  UndocumentedReport,
} from './apiIndex';
import { renderFrontMatter } from './frontMatter';
import { encodeText, renderCode, renderSignature, type LinkName } from './signature';

/** A version whose API reference is one page. */
export type SinglePageVersion = DocsVersion & {
  readonly api: Extract<DocsVersion['api'], { layout: 'page' }>;
};

interface ListedMember {
  readonly name: string;
  readonly kind: MemberKind;
  readonly signature: string;
  readonly deprecated: boolean;
  readonly inheritedFrom?: string;
}

interface ListedSymbol {
  readonly name: string;
  readonly kind:
    'class' | 'interface' | 'enum' | 'function' | 'type alias' | 'variable' | 'namespace';
  readonly deprecated: boolean;
  readonly abstract?: boolean;
  readonly signature?: string;
  readonly extends?: readonly string[];
  readonly implements?: readonly string[];
  readonly members?: readonly ListedMember[];
}

/** Shape of the symbol list: what is exported, and what exported signatures mention besides. */
export interface SymbolList {
  readonly sdk: string;
  readonly version: string;
  readonly symbols: readonly (ListedSymbol & { readonly entryPoint: string })[];
  readonly referenced: readonly (ListedSymbol & { readonly indirect?: boolean })[];
}

/** `Symbol` or `Symbol.member` → what it is, in plain text with names in backticks. */
export type Descriptions = Readonly<Record<string, string>>;

export interface SinglePage {
  readonly markdown: string;
  readonly symbols: ApiIndex['symbols'];
  readonly undocumented: Omit<UndocumentedReport, 'version'>;
}

const sections: readonly (readonly [kind: ListedSymbol['kind'], title: string])[] = [
  ['class', 'classes'],
  ['interface', 'interfaces'],
  ['type alias', 'type aliases'],
  ['enum', 'enumerations'],
  ['function', 'functions'],
  ['variable', 'variables'],
  ['namespace', 'namespaces'],
];

const memberOrder: readonly MemberKind[] = [
  'constructor',
  'property',
  'accessor',
  'method',
  'enum member',
];

function kindOf(kind: ListedSymbol['kind']): SymbolKind {
  if (kind === 'type alias') return 'type';
  return kind === 'namespace' ? 'variable' : kind;
}

/** `@cognite/reveal/extensions/datasource` → `cognite_reveal_extensions_datasource`, as in other versions. */
function moduleKey(entryPoint: string): string {
  return entryPoint.replace(/^@/, '').replaceAll('/', '_');
}

function anchorOf(symbol: string, member?: string): string {
  const name = member === undefined ? symbol : `${symbol}-${member}`;
  return name.toLowerCase().replace(/[^\w-]/g, '');
}

/** Members that the page documents at this symbol: its own, and inherited ones whose base has no entry. */
function documentedMembers(
  symbol: ListedSymbol,
  known: ReadonlyMap<string, ListedSymbol>,
): ListedMember[] {
  return (symbol.members ?? [])
    .filter(({ inheritedFrom }) => inheritedFrom === undefined || !known.has(inheritedFrom))
    .sort((a, b) => memberOrder.indexOf(a.kind) - memberOrder.indexOf(b.kind));
}

/** Where each member of a symbol is documented; overloads share one place. */
function indexMembers(
  symbol: ListedSymbol,
  known: ReadonlyMap<string, ListedSymbol>,
): Record<string, ApiMember> {
  // A map, since an object has a `constructor` and a `toString` before anything is put in.
  const members = new Map<string, ApiMember>();
  for (const { name, kind, inheritedFrom } of symbol.members ?? []) {
    const isElsewhere = inheritedFrom !== undefined && known.has(inheritedFrom);
    const anchor = anchorOf(isElsewhere ? inheritedFrom : symbol.name, name);
    if (!members.has(name)) members.set(name, { kind, anchor });
  }
  return Object.fromEntries(members);
}

/** Everything that rendering one entry needs to know of the rest of the page. */
interface PageScope {
  readonly known: ReadonlyMap<string, ListedSymbol>;
  readonly descriptions: Descriptions;
  readonly linkName: LinkName;
}

/** A description as HTML: names in backticks become code, and links where this page has them. */
function renderDescription(text: string, { known }: PageScope): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (!part.startsWith('`')) return encodeText(part);
      const code = part.slice(1, -1);
      const [name = '', member] = code.replace(/\(.*\)$/, '').split('.');
      const target = known.get(name);
      const hasMember = member === undefined || target?.members?.some((one) => one.name === member);
      const html = `<code>${encodeText(code)}</code>`;
      return target !== undefined && hasMember === true
        ? `<a href="#${anchorOf(name, member)}">${html}</a>`
        : html;
    })
    .join('');
}

function renderMember(
  symbol: ListedSymbol,
  name: string,
  overloads: readonly ListedMember[],
  scope: PageScope,
): string {
  const code = overloads
    .map(
      ({ signature }) =>
        `<div class="api-code">${renderCode(signature, true, scope.linkName)}</div>`,
    )
    .join('');
  const text = scope.descriptions[`${symbol.name}.${name}`];
  const deprecated = overloads.some((member) => member.deprecated)
    ? '<span class="api-badge">Deprecated</span>'
    : '';
  const description = text === undefined ? '' : `<p>${renderDescription(text, scope)}</p>`;
  return `<li id="${anchorOf(symbol.name, name)}">${code}${deprecated}${description}</li>`;
}

function renderMembers(symbol: ListedSymbol, scope: PageScope): string[] {
  const byName = new Map<string, ListedMember[]>();
  for (const member of documentedMembers(symbol, scope.known)) {
    byName.set(member.name, [...(byName.get(member.name) ?? []), member]);
  }
  if (byName.size === 0) return [];
  const items = [...byName].map(([name, overloads]) =>
    renderMember(symbol, name, overloads, scope),
  );
  const className = symbol.kind === 'enum' ? 'api-list api-list--enum' : 'api-list';
  return [`<ul class="${className}">\n${items.join('\n')}\n</ul>`];
}

function renderInherited(symbol: ListedSymbol, scope: PageScope): string[] {
  const byBase = new Map<string, Set<string>>();
  for (const { name, inheritedFrom } of symbol.members ?? []) {
    if (inheritedFrom === undefined || !scope.known.has(inheritedFrom)) continue;
    byBase.set(inheritedFrom, (byBase.get(inheritedFrom) ?? new Set()).add(name));
  }
  return [...byBase].map(([base, names]) => {
    const links = [...names].map((name) => `[\`${name}\`](#${anchorOf(base, name)})`);
    return `<span class="api-label">Inherited from</span> [\`${base}\`](#${anchorOf(base)}): ${links.join(', ')}`;
  });
}

/** What a symbol is, as one line of TypeScript; an alias whose members follow is told by its members. */
function declarationOf(symbol: ListedSymbol): string | undefined {
  const { kind, name, signature, members = [] } = symbol;
  if (kind === 'class' || kind === 'interface') {
    const bases = symbol.extends === undefined ? '' : ` extends ${symbol.extends.join(', ')}`;
    const contracts =
      symbol.implements === undefined ? '' : ` implements ${symbol.implements.join(', ')}`;
    return `${symbol.abstract === true ? 'abstract ' : ''}${kind} ${name}${bases}${contracts}`;
  }
  if (kind === 'enum') return `enum ${name}`;
  const isSpelledOut = members.length > 0 && /^\w+ \w+ ?[=:] \{.*\}$/.test(signature ?? '');
  return isSpelledOut ? `${kind === 'variable' ? 'const' : 'type'} ${name}` : signature;
}

function renderSymbol(symbol: ListedSymbol, scope: PageScope): string {
  const linkName: LinkName = (name) => (name === symbol.name ? undefined : scope.linkName(name));
  const inner = { ...scope, linkName };
  const declaration = declarationOf(symbol);
  const text = scope.descriptions[symbol.name];
  return [
    `### ${encodeText(symbol.name)} {#${anchorOf(symbol.name)}}`,
    ...(declaration === undefined ? [] : [renderSignature(declaration, linkName)]),
    ...(text === undefined ? [] : [`<p>${renderDescription(text, scope)}</p>`]),
    ...renderMembers(symbol, inner),
    ...renderInherited(symbol, inner),
  ].join('\n\n');
}

function renderSection(
  title: string,
  id: string,
  symbols: readonly ListedSymbol[],
  scope: PageScope,
): string {
  const sorted = [...symbols].sort((a, b) => a.name.localeCompare(b.name));
  return [`## ${title} {#${id}}`, ...sorted.map((symbol) => renderSymbol(symbol, scope))].join(
    '\n\n',
  );
}

/** Links to every symbol of an entry point, by kind. */
function renderOverview(entryPoint: string, symbols: readonly ListedSymbol[]): string {
  const groups = sections.flatMap(([kind, title]) => {
    const names = symbols.filter((symbol) => symbol.kind === kind).map(({ name }) => name);
    if (names.length === 0) return [];
    const links = names.sort().map((name) => `[${encodeText(name)}](#${anchorOf(name)})`);
    const label = title.charAt(0).toUpperCase() + title.slice(1);
    return [
      `<span class="api-label">${label}</span><span class="api-links">${links.join(' ')}</span>`,
    ];
  });
  return `<span class="api-label">Import path</span> \`${entryPoint}\`\n\n<div class="api-members" data-search="ignore">\n\n${groups.join('\n\n')}\n\n</div>`;
}

/** Throws when a description names nothing on the page, or two entries would share an id. */
function assertConsistent(
  list: SymbolList,
  descriptions: Descriptions,
  symbols: readonly ListedSymbol[],
): void {
  const names = new Set<string>();
  const ids = new Map<string, string>();
  for (const symbol of symbols) {
    const members = new Set((symbol.members ?? []).map(({ name }) => name));
    for (const name of [symbol.name, ...[...members].map((member) => `${symbol.name}.${member}`)]) {
      names.add(name);
      const [owner = '', member] = name.split('.');
      const id = anchorOf(owner, member);
      const other = ids.get(id);
      if (other !== undefined)
        throw new Error(
          `API page of ${list.sdk} ${list.version}: "${name}" and "${other}" would share the id "${id}".`,
        );
      ids.set(id, name);
    }
  }
  const unknown = Object.keys(descriptions).filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `API descriptions of ${list.sdk} ${list.version} name what that release does not have: ${unknown.join(', ')}.`,
    );
  }
}

function reportUndocumented(
  symbols: ApiIndex['symbols'],
  listed: readonly ListedSymbol[],
  descriptions: Descriptions,
): SinglePage['undocumented'] {
  const isUndocumented = (name: string): boolean => descriptions[name] === undefined;
  const members = listed.flatMap((symbol) =>
    (symbol.members ?? [])
      .filter(({ inheritedFrom }) => inheritedFrom === undefined)
      .map(({ name }) => `${symbol.name}.${name}`),
  );
  return {
    exports: listed.length,
    undocumented: Object.values(symbols)
      .filter(({ name }) => isUndocumented(name))
      .map(({ name, kind, module, page }) => ({ name, kind, module, page })),
    members: members.length,
    undocumentedMembers: [...new Set(members.filter(isUndocumented))].sort(),
  };
}

/**
 * The page, symbol index and report of a version. Throws when a description names an unknown symbol, when
 * the list is not of the release that the version describes, or when ids would clash.
 */
export function buildSinglePage(
  version: SinglePageVersion,
  list: SymbolList,
  descriptions: Descriptions,
): SinglePage {
  if (list.version !== version.interfaceRelease || list.symbols.length === 0) {
    throw new Error(
      `examples/${version.folder}/${version.api.symbols} lists ${list.symbols.length} symbols of ${list.version}; ` +
        `revealDocs.interface in examples/${version.folder}/package.json says ${version.interfaceRelease}.`,
    );
  }
  const mentioned = list.referenced.filter(({ indirect }) => indirect !== true);
  const all = [...list.symbols, ...mentioned];
  assertConsistent(list, descriptions, all);
  const known = new Map(all.map((symbol) => [symbol.name, symbol]));
  const linkName: LinkName = (name) =>
    known.has(name) ? `<a href="#${anchorOf(name)}">${encodeText(name)}</a>` : undefined;
  const scope: PageScope = { known, descriptions, linkName };

  const symbols: Record<string, ApiSymbol> = {};
  const overviews: string[] = [];
  const parts: string[] = [];
  for (const entryPoint of new Set(list.symbols.map((symbol) => symbol.entryPoint))) {
    const exported = list.symbols.filter((symbol) => symbol.entryPoint === entryPoint);
    const key = moduleKey(entryPoint);
    for (const symbol of exported) {
      symbols[symbol.name] = {
        name: symbol.name,
        kind: kindOf(symbol.kind),
        module: key,
        page: 'api',
        anchor: anchorOf(symbol.name),
        members: indexMembers(symbol, known),
      };
    }
    overviews.push(renderOverview(entryPoint, exported));
    for (const [kind, title] of sections) {
      const ofKind = exported.filter((symbol) => symbol.kind === kind);
      if (ofKind.length === 0) continue;
      parts.push(
        renderSection(
          `${entryPoint}: ${title}`,
          `${key}-${title.replace(' ', '-')}`,
          ofKind,
          scope,
        ),
      );
    }
  }
  return {
    markdown: renderPage(list, [...overviews, ...parts], mentioned, scope),
    symbols,
    undocumented: reportUndocumented(symbols, list.symbols, descriptions),
  };
}

function renderPage(
  list: SymbolList,
  parts: readonly string[],
  mentioned: readonly ListedSymbol[],
  scope: PageScope,
): string {
  const front = renderFrontMatter({
    title: 'API reference',
    description: `Everything that ${list.sdk} ${list.version} exports, on one page.`,
    api: {},
  });
  const lead =
    `Everything that release ${list.version} of the SDK exports, on one page, made from its type declarations. ` +
    'Names in signatures lead to their entry.';
  const behind =
    mentioned.length === 0
      ? []
      : [
          renderSection(
            'Types behind the signatures',
            'types-behind-the-signatures',
            mentioned,
            scope,
          ),
        ];
  return `${front}\n# API reference\n\n${lead}\n\n${[...parts, ...behind].join('\n\n')}\n`;
}
