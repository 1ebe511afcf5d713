import type { DocsVersion } from '@reveal-docs/versions';
import type {
  ApiIndex,
  ApiMember,
  ApiSymbol,
  SymbolKind,
  UndocumentedReport,
} from '../names/apiIndex';
import { encodeText, type LinkName } from './code';
import { text, type ApiModel, type ApiPage, type Section } from './model';
import {
  anchorOf,
  renderOverview,
  readSection,
  sections,
  type Descriptions,
  type PageScope,
} from './singlePageEntries';
import type { ListedSymbol, SymbolList } from '../names/symbolList';

/** A version whose API reference is a single page. */
export type SinglePageVersion = DocsVersion & {
  readonly api: Extract<DocsVersion['api'], { layout: 'page' }>;
};

export interface SinglePage {
  readonly model: ApiModel;
  readonly undocumented: Omit<UndocumentedReport, 'version'>;
}

function kindOf(kind: ListedSymbol['kind']): SymbolKind {
  if (kind === 'type alias') return 'type';
  return kind === 'namespace' ? 'variable' : kind;
}

/** Converts an entry point to its key: `@cognite/reveal/extensions` → `cognite_reveal_extensions`. */
function moduleKey(entryPoint: string): string {
  return entryPoint.replace(/^@/, '').replaceAll('/', '_');
}

/** Maps each member of a symbol to its documentation. All overloads of a member share one entry. */
function indexMembers(
  symbol: ListedSymbol,
  known: ReadonlyMap<string, ListedSymbol>,
): Record<string, ApiMember> {
  // Use a map, because every plain object inherits `constructor` and `toString`.
  const members = new Map<string, ApiMember>();
  for (const { name, kind, inheritedFrom } of symbol.members ?? []) {
    const isElsewhere = inheritedFrom !== undefined && known.has(inheritedFrom);
    const anchor = anchorOf(isElsewhere ? inheritedFrom : symbol.name, name);
    if (!members.has(name)) members.set(name, { kind, anchor });
  }
  return Object.fromEntries(members);
}

/** Throws if a description doesn't match any name on the page, or if two entries would share an ID. */
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
      `API descriptions of ${list.sdk} ${list.version} describe names that aren't in that release: ${unknown.join(', ')}.`,
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
 * Builds a version's single-page reference from a committed list of symbols. Also returns the report of undocumented
 * names. Throws if a description is for an unknown name, if the list is from another release, or if two IDs would be
 * the same.
 */
export function buildSinglePage(
  version: SinglePageVersion,
  list: SymbolList,
  descriptions: Descriptions,
): SinglePage {
  if (list.version !== version.interfaceRelease || list.symbols.length === 0) {
    throw new Error(
      `examples/${version.folder}/${version.api.symbols} lists ${list.symbols.length} symbols of ${list.version}, ` +
        `but revealDocs.interface in examples/${version.folder}/package.json is ${version.interfaceRelease}.`,
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
  const parts: Section[] = [];
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
        readSection(`${entryPoint}: ${title}`, `${key}-${title.replace(' ', '-')}`, ofKind, scope),
      );
    }
  }
  return {
    model: { symbols, pages: [readPage(list, overviews, parts, mentioned, scope)] },
    undocumented: reportUndocumented(symbols, list.symbols, descriptions),
  };
}

function readPage(
  list: SymbolList,
  overviews: readonly string[],
  sections: readonly Section[],
  mentioned: readonly ListedSymbol[],
  scope: PageScope,
): ApiPage {
  const title = 'API reference';
  const lead =
    `All exports of the SDK in release ${list.version}, generated from its type declarations. ` +
    'Names in signatures link to their entries. All descriptions were added by these docs.';
  const behind =
    mentioned.length === 0
      ? []
      : [readSection('Types used in signatures', 'types-behind-the-signatures', mentioned, scope)];
  const description = `All exports of ${list.sdk} ${list.version} on one page.`;
  return {
    file: 'index.md',
    frontMatter: { title, description, api: {} },
    section: {
      type: 'section',
      level: 1,
      title,
      parts: [text(lead), ...overviews.map(text), ...sections, ...behind],
    },
  };
}
