/** Collects facts about each name in a version's API. Used only by the build. */
import type { LinkedHistory } from '@reveal-docs/api-reference/history/history';
import type { ApiIndex } from '@reveal-docs/api-reference/names';
import type { ApiPage, Part, Section } from '@reveal-docs/api-reference/pages';
import type { ApiName } from '../data';

export interface ApiSources {
  readonly symbols: ApiIndex['symbols'];
  /** Pages that contain the history, uses, and statements of each name. */
  readonly pages: readonly ApiPage[];
  /** Route of the version's pages, such as `docs/3.x`. */
  readonly route: string;
  /** Declarations by name. Contains only names whose section on the page doesn't contain a declaration. */
  readonly signatures: ReadonlyMap<string, readonly string[]>;
  readonly descriptions: ReadonlyMap<string, { readonly text: string; readonly value?: string }>;
  readonly history: LinkedHistory;
  /** IDs of the statements about each name. */
  readonly statements: Readonly<Record<string, readonly string[]>>;
}

function sectionsByName(pages: readonly ApiPage[]): Map<string, Section> {
  const sections = new Map<string, Section>();
  const visit = (section: Section) => {
    if (section.name !== undefined) sections.set(section.name, section);
    for (const part of section.parts) if (part.type === 'section') visit(part);
  };
  for (const { section } of pages) visit(section);
  return sections;
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function plain(markdown: string): string {
  return markdown
    .replace(/<sup[^>]*>.*?<\/sup>|<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => characters[name] ?? all)
    .replace(/\\([<>_*[\]{}])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the text parts that directly follow a label, such as "Deprecated". */
function below(parts: readonly Part[], label: string): string[] {
  const start = parts.findIndex((part) => part.type === 'label' && part.label === label);
  if (start < 0) return [];
  const rest = parts.slice(start + 1);
  const end = rest.findIndex((part) => part.type !== 'text');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .flatMap((part) => (part.type === 'text' ? [part.markdown] : []));
}

function sampleOf({ parts }: Section): string | undefined {
  const [block] = below(parts, 'Example').flatMap(
    (markdown) => /^```\w*\n([\s\S]*?)\n```/m.exec(markdown)?.[1] ?? [],
  );
  return block;
}

function deprecationOf(
  section: Section | undefined,
  history: ApiName['history'],
): string | undefined {
  const texts = section === undefined ? [] : below(section.parts, 'Deprecated');
  if (texts.length > 0) return plain(texts.join(' '));
  const event = history.find(({ type, isLater }) => type === 'deprecated' && isLater !== true);
  return event && (event.instead === undefined ? '' : `Use ${event.instead}.`);
}

/** Converts an entry point's key to its import path: `cognite_reveal_tools` → `@cognite/reveal/tools`. */
function moduleOf(key: string): string {
  const [scope = '', ...rest] = key.split('_');
  return `@${scope}/${rest.join('/')}`;
}

/** Returns an entry for each symbol and each member. */
export function collectApi(sources: ApiSources): Record<string, ApiName> {
  const { symbols, route, signatures, descriptions, history, statements } = sources;
  const sections = sectionsByName(sources.pages);
  const entry = (name: string, kind: string, address: string): ApiName => {
    const section = sections.get(name);
    const declared = (section?.parts ?? []).flatMap((part) =>
      part.type === 'signature' ? [part.code] : [],
    );
    const events = history[name] ?? [];
    const deprecated = deprecationOf(section, events);
    const sample = section === undefined ? undefined : sampleOf(section);
    const { text = '', value } = descriptions.get(name) ?? {};
    return {
      kind,
      address,
      signatures: declared.length > 0 ? declared : (signatures.get(name) ?? []),
      description: plain(text),
      ...(value === undefined ? {} : { defaultValue: value }),
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(sample === undefined ? {} : { sample }),
      history: events,
      uses: (section?.facts?.uses ?? [])
        .slice(0, 8)
        .map(({ title, url }) => ({ title, address: url.replace(/^\//, '') })),
      statements: statements[name] ?? [],
    };
  };
  return Object.fromEntries(
    Object.values(symbols).flatMap(({ name, kind, module, page, anchor, members }) => {
      const address = `${route}/${page}`;
      const at = (id: string | undefined) => (id === undefined ? address : `${address}#${id}`);
      return [
        [name, { ...entry(name, kind, at(anchor)), module: moduleOf(module) }] as const,
        ...Object.entries(members).map(([member, place]) => {
          const key = `${name}.${member}`;
          return [key, entry(key, place.kind, at(place.anchor))] as const;
        }),
      ];
    }),
  );
}
