import type { MemberKind } from '../names/apiIndex';
import { groupBy } from '@reveal-docs/shared/groupBy';
import type { ListedMember, ListedSymbol } from '../names/symbolList';
import { encodeText, renderCode, renderSignature, type LinkName } from './code';
import { labelSpan, nameLists, text, type Section } from './model';

/** Map from `Symbol` or `Symbol.member` to its description, as plain text with names in backticks. */
export type Descriptions = Readonly<Record<string, string>>;

/** Kinds of symbols in the order of their sections, each with its section's title. */
export const sections: readonly (readonly [kind: ListedSymbol['kind'], title: string])[] = [
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

/** Returns the ID of the entry for a symbol or one of its members. */
export function anchorOf(symbol: string, member?: string): string {
  const name = member === undefined ? symbol : `${symbol}-${member}`;
  return name.toLowerCase().replace(/[^\w-]/g, '');
}

/**
 * Returns the members that a symbol's entry documents: its own members, and members inherited from a base that has no
 * entry.
 */
function documentedMembers(
  symbol: ListedSymbol,
  known: ReadonlyMap<string, ListedSymbol>,
): ListedMember[] {
  return (symbol.members ?? [])
    .filter(({ inheritedFrom }) => inheritedFrom === undefined || !known.has(inheritedFrom))
    .sort((a, b) => memberOrder.indexOf(a.kind) - memberOrder.indexOf(b.kind));
}

export interface PageScope {
  readonly known: ReadonlyMap<string, ListedSymbol>;
  readonly descriptions: Descriptions;
  readonly linkName: LinkName;
}

/** Renders a description as HTML. Names in backticks become code, and link to their entries on this page. */
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
  const byName = groupBy(documentedMembers(symbol, scope.known), ({ name }) => name);
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
    return `${labelSpan('Inherited from')} [\`${base}\`](#${anchorOf(base)}): ${links.join(', ')}`;
  });
}

/**
 * Returns a symbol's declaration as one line of TypeScript. Omits the members of an alias or variable, because they are
 * listed separately.
 */
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

function readSymbol(symbol: ListedSymbol, scope: PageScope): Section {
  const linkName: LinkName = (name) => (name === symbol.name ? undefined : scope.linkName(name));
  const inner = { ...scope, linkName };
  const declaration = declarationOf(symbol);
  const description = scope.descriptions[symbol.name];
  const blocks = [
    ...(declaration === undefined ? [] : [renderSignature(declaration, linkName)]),
    ...(description === undefined ? [] : [`<p>${renderDescription(description, scope)}</p>`]),
    ...renderMembers(symbol, inner),
    ...renderInherited(symbol, inner),
  ];
  return {
    type: 'section',
    level: 3,
    title: encodeText(symbol.name),
    anchor: anchorOf(symbol.name),
    parts: blocks.map(text),
  };
}

/** Renders a section that contains the symbols' entries, sorted by name. */
export function readSection(
  title: string,
  id: string,
  symbols: readonly ListedSymbol[],
  scope: PageScope,
): Section {
  const sorted = [...symbols].sort((a, b) => a.name.localeCompare(b.name));
  return {
    type: 'section',
    level: 2,
    title,
    anchor: id,
    parts: sorted.map((symbol) => readSymbol(symbol, scope)),
  };
}

/** Renders links to all symbols of an entry point, grouped by kind. */
export function renderOverview(entryPoint: string, symbols: readonly ListedSymbol[]): string {
  const groups = sections.flatMap(([kind, title]): [string, string[]][] => {
    const names = symbols.filter((symbol) => symbol.kind === kind).map(({ name }) => name);
    if (names.length === 0) return [];
    const links = names.sort().map((name) => `[${encodeText(name)}](#${anchorOf(name)})`);
    return [[title.charAt(0).toUpperCase() + title.slice(1), links]];
  });
  return `${labelSpan('Import path')} \`${entryPoint}\`\n\n${nameLists(groups)}`;
}
