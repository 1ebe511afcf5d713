/**
 * Collects facts about API names from other build steps: each name's history, the pages that use it, and statements
 * about it.
 */
import { pageOfFile, type ApiIndex, type ApiSymbol } from '../names/apiIndex';
import type { LinkedEvent, LinkedHistory } from '../history/history';
import { sectionsOf } from './anchors';
import { describedList, linkBlock, text, type ApiModel, type ApiPage, type Section } from './model';
import type { UsesByPlace } from './uses';

/** All events of one symbol or member, or one event that several members without headings share. */
export interface HistoryLine {
  readonly events: readonly LinkedEvent[];
  /** Members without a heading that share the event. Empty if the events are about the section's own name. */
  readonly members: readonly string[];
}

export interface UsingPage {
  readonly title: string;
  /** Pathname relative to the site's base path. */
  readonly url: string;
}

/** Statements about a name. Their type is generic, because this package doesn't read the statements. */
export interface StatementList<Ground = unknown> {
  /** Text that names the release in which the statements were checked. */
  readonly summary: string;
  readonly grounds: readonly Ground[];
  /** Maximum number of statements to show at first. */
  readonly most?: number | undefined;
}

export interface Facts {
  readonly history: readonly HistoryLine[];
  /** Pages that use the name, best first. */
  readonly uses: readonly UsingPage[];
  readonly statements?: StatementList | undefined;
  readonly isMember: boolean;
}

export interface FactSources {
  /** Route of the version's pages: `docs/3.x`. */
  readonly routePath: string;
  readonly history: LinkedHistory;
  readonly uses: UsesByPlace;
  /** Whether all symbols share a page. On such a page, members don't have headings. */
  readonly isSinglePage: boolean;
  readonly statementsOf: (names: readonly string[]) => StatementList | undefined;
}

/** Combines equal events of members without headings into one line. */
function memberLines(
  members: readonly (readonly [string, readonly LinkedEvent[]])[],
): HistoryLine[] {
  const lines = new Map<string, { event: LinkedEvent; names: string[] }>();
  for (const [name, events] of members) {
    for (const event of events) {
      const { type, after, by, exact, otherName } = event;
      const key = [type, after, by, exact, otherName].join();
      const line = lines.get(key) ?? { event, names: [] };
      line.names.push(name);
      lines.set(key, line);
    }
  }
  return [...lines.values()].map(({ event, names }) => ({ events: [event], members: names }));
}

/** Returns the facts about each section's symbol or member, by the ID of the section's heading. */
function factsOfPage(
  page: ApiPage,
  symbols: readonly ApiSymbol[],
  { routePath, history, uses, isSinglePage, statementsOf }: FactSources,
): Map<string, Facts & { readonly name: string }> {
  const anchors = new Set(sectionsOf(page.section).map(({ anchor }) => anchor));
  const facts = new Map<string, Facts & { readonly name: string }>();
  const lineOf = (name: string): HistoryLine[] => {
    const events = history[name] ?? [];
    return events.length === 0 ? [] : [{ events, members: [] }];
  };
  for (const { name, page: route, anchor, members } of symbols) {
    const url = `/${routePath}/${route}`;
    const own = Object.entries(members);
    const unheaded = own.filter(([, place]) => !anchors.has(place.anchor));
    const keyOf = (member: string) => `${name}.${member}`;
    for (const [member, place] of own) {
      if (!anchors.has(place.anchor)) continue;
      facts.set(place.anchor, {
        name: keyOf(member),
        isMember: true,
        history: lineOf(keyOf(member)),
        uses: uses.get(`${url}#${place.anchor}`) ?? [],
        statements: statementsOf([keyOf(member)]),
      });
    }
    facts.set(anchor ?? '', {
      name,
      isMember: false,
      history: [
        ...lineOf(name),
        ...memberLines(unheaded.map(([member]) => [member, history[keyOf(member)] ?? []])),
      ],
      uses: uses.get(anchor === undefined ? url : `${url}#${anchor}`) ?? [],
      statements: statementsOf([
        name,
        ...(isSinglePage ? own.map(([member]) => keyOf(member)) : []),
      ]),
    });
  }
  return facts;
}

const mostUsedCount = 12;

function mostUsed(symbols: readonly ApiSymbol[], { routePath, uses }: FactSources): ApiSymbol[] {
  const countOf = ({ page }: ApiSymbol) => uses.get(`/${routePath}/${page}`)?.length ?? 0;
  return symbols
    .filter((symbol) => countOf(symbol) > 0)
    .sort((a, b) => countOf(b) - countOf(a) || a.name.localeCompare(b.name))
    .slice(0, mostUsedCount);
}

function addMostUsed(page: ApiPage, model: ApiModel, sources: FactSources): ApiPage {
  if (page.file !== 'index.md' || sources.isSinglePage) return page;
  const found = mostUsed(Object.values(model.symbols), sources);
  if (found.length === 0) return page;
  const summaries = new Map(model.pages.map(({ file, summary }) => [file, summary]));
  const entries = found.map(({ name, page: target }) => {
    const file = `${target.replace(/^api\//, '')}.md`;
    return [name, file, summaries.get(file) ?? ''] as const;
  });
  const [lead, ...rest] = page.section.parts;
  const list = text(linkBlock(describedList('Most used', entries)));
  return { ...page, section: { ...page.section, parts: [...(lead ? [lead] : []), list, ...rest] } };
}

/** Adds the facts about each name to the pages of a model. */
export function addFacts(model: ApiModel, sources: FactSources): ApiPage[] {
  const { pages, symbols } = model;
  const byPage = new Map<string, ApiSymbol[]>();
  for (const symbol of Object.values(symbols)) {
    byPage.set(symbol.page, [...(byPage.get(symbol.page) ?? []), symbol]);
  }
  return pages.map((original) => {
    const page = addMostUsed(original, model, sources);
    const own = byPage.get(pageOfFile(`api/${page.file}`)) ?? [];
    const facts = factsOfPage(page, own, sources);
    const complete = (section: Section): Section => {
      const { name, ...known } = facts.get(section.anchor ?? '') ?? { name: undefined };
      const parts = section.parts.map((part) => (part.type === 'section' ? complete(part) : part));
      return {
        ...section,
        parts,
        ...(name === undefined ? {} : { name, facts: known as Facts }),
      };
    };
    return { ...page, section: complete(page.section) };
  });
}

/** Returns a map from the URL of each API entry (pathname and fragment) to the name that the entry documents. */
export function namesByPlace(symbols: ApiIndex['symbols'], routePath: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, page, anchor, members } of Object.values(symbols)) {
    const url = `/${routePath}/${page}`;
    names.set(anchor === undefined ? url : `${url}#${anchor}`, name);
    for (const [member, place] of Object.entries(members))
      names.set(`${url}#${place.anchor}`, `${name}.${member}`);
  }
  return names;
}
