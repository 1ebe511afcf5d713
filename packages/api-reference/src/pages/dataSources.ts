/**
 * Marks the parts of API pages that apply to only one of CDF's two data sources: classic resources or data modeling
 * instances. Readers can hide the parts for the other source.
 */
import names from './namesOfOneSource.json';
import { text, type ApiModel, type ApiPage, type Part, type Section } from './model';
import type { AliasVariant } from './variants';

export type DataSource = 'classic' | 'dm';

/**
 * Maps each name that applies to only one data source to that source. Names have the form `Symbol`, `Symbol.member`, or
 * `Symbol.member#2` for the second overload.
 */
export const dataSources: ReadonlyMap<string, DataSource> = new Map([
  ...names.classic.map((name) => [name, 'classic'] as const),
  ...names.dm.map((name) => [name, 'dm'] as const),
]);

/** Every type parameter for a data source extends this type. An API without it has only one data source. */
const baseType = 'DataSourceType';

const noteTexts: Readonly<Record<DataSource, string>> = {
  classic: 'Only for classic resources',
  dm: 'Only for data modeling',
};

/** Returns the note for a symbol or member that applies to only one data source. */
export function sourceNote(source: DataSource): string {
  return `<p class="api-source">${noteTexts[source]}</p>`;
}

/** Returns the class for parts that `src/css/api.css` hides when the reader chooses the other source. */
export function sourceClass(source: DataSource): string {
  return `for-${source}`;
}

/**
 * Returns an empty element with a source's class, for headings and list entries. The table of contents copies the
 * element with its heading, so the CSS can hide both.
 */
export function sourceMark(source: DataSource | undefined): string {
  return source === undefined ? '' : `<i class="${sourceClass(source)}"></i>`;
}

/**
 * The field in which the reader selects a data source. It works without scripts, because CSS hides the parts for the
 * other source.
 */
export const sourceField =
  '<p class="api-source" data-search="ignore"><label>Data source <select name="data-source"><option value="">Both</option><option value="classic">Classic</option><option value="dm">Data modeling</option></select></label></p>';

/** Returns the data source of an alias variant. Undefined if the variant applies to both sources. */
export function sourceOfVariant({ title }: AliasVariant): DataSource | undefined {
  return dataSources.get(title);
}

/** Wraps each overload that applies to only one source. An overload's content ends at the next overload's label. */
function markOverloads(name: string, parts: readonly Part[]): Part[] {
  const marked: Part[] = [];
  let own: Part[] = marked;
  let count = 0;
  for (const part of parts) {
    if (part.type === 'label' && part.label.startsWith('Overload ')) {
      count += 1;
      const source = dataSources.get(`${name}#${count}`);
      own = source === undefined ? marked : [];
      if (source !== undefined) marked.push({ type: 'source', source, parts: own });
    } else if (part.type === 'section') {
      own = marked;
    }
    own.push(part);
  }
  return marked;
}

function markSection(section: Section): Section {
  const { name } = section;
  const parts = section.parts.map((part) => (part.type === 'section' ? markSection(part) : part));
  if (name === undefined) return { ...section, parts };
  return { ...section, parts: markOverloads(name, parts), dataSource: dataSources.get(name) };
}

/** Adds data source labels to a member list. In a table with the data source's type parameter, adds an explanation. */
function markText(markdown: string, marked: ReadonlyMap<string, DataSource>, guide: string) {
  if (markdown.startsWith('| Type parameter') && markdown.includes(`/${baseType}.md)`))
    return `${markdown.trimEnd()}\n\nDetermines the [data source](${guide}).`;
  if (!markdown.includes('class="api-members"')) return markdown;
  return [...marked].reduce(
    (list, [anchor, source]) =>
      list.replace(`](#${anchor}) `, `](#${anchor})${sourceMark(source)} `),
    markdown,
  );
}

function markPage(page: ApiPage, guide: string): ApiPage {
  const section = markSection(page.section);
  const members = new Map<string, DataSource>();
  const collect = ({ anchor, dataSource, parts }: Section): void => {
    if (anchor !== undefined && dataSource !== undefined) members.set(anchor, dataSource);
    for (const part of parts) if (part.type === 'section') collect(part);
  };
  collect(section);
  const parts = section.parts.map((part) =>
    part.type === 'text' ? text(markText(part.markdown, members, guide)) : part,
  );
  return { ...page, section: { ...section, parts } };
}

/**
 * Marks everything that applies to only one data source. `guide` is the URL of the section that explains both sources.
 * Doesn't change the pages of releases that have only classic resources.
 */
export function markDataSources(
  pages: readonly ApiPage[],
  symbols: ApiModel['symbols'],
  guide: string,
): readonly ApiPage[] {
  return Object.hasOwn(symbols, baseType) ? pages.map((page) => markPage(page, guide)) : pages;
}

/** Whether only some parts of a page, and not the whole page, apply to a single data source. */
export function hasSourceField({ section }: ApiPage): boolean {
  if (section.dataSource !== undefined) return false;
  const isMarked = (part: Part): boolean => {
    if (part.type === 'source') return true;
    if (part.type === 'fields')
      return part.variants.some((variant) => sourceOfVariant(variant) !== undefined);
    return part.type === 'section' && (part.dataSource !== undefined || part.parts.some(isMarked));
  };
  return section.parts.some(isMarked);
}
