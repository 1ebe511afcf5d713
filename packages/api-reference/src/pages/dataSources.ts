/**
 * Marks the parts of API pages that apply to only one of CDF's two data sources: classic resources, or instances in
 * data modeling. Readers can hide the parts for the other source.
 */
import names from './namesOfOneSource.json';
import { text, type ApiModel, type ApiPage, type Part, type Section } from './model';
import type { AliasVariant } from './variants';

export type DataSource = 'classic' | 'dm';

/**
 * Data source of each name that applies to only one of the two: `Symbol`, `Symbol.member`, or `Symbol.member#2` for the
 * second overload.
 */
export const dataSources: ReadonlyMap<string, DataSource> = new Map([
  ...names.classic.map((name) => [name, 'classic'] as const),
  ...names.dm.map((name) => [name, 'dm'] as const),
]);

/** Type that all type parameters for data sources extend. An API without this type has only one data source. */
const baseType = 'DataSourceType';

const noteTexts: Readonly<Record<DataSource, string>> = {
  classic: 'Only for classic resources',
  dm: 'Only for data modeling',
};

/** Returns the note for a symbol or member that applies to only one data source. */
export function sourceNote(source: DataSource): string {
  return `<p class="api-source">${noteTexts[source]}</p>`;
}

/** Returns the class for parts that `src/css/api.css` hides if the reader chooses the other source. */
export function sourceClass(source: DataSource): string {
  return `for-${source}`;
}

/**
 * Returns an empty element with the class of a source, for headings and list entries. The table of contents copies the
 * element along with the heading, so that the CSS can hide both.
 */
export function sourceMark(source: DataSource | undefined): string {
  return source === undefined ? '' : `<i class="${sourceClass(source)}"></i>`;
}

/** The field in which a reader selects a source. The CSS hides the other source, so the field works without scripts. */
export const sourceField =
  '<p class="api-source" data-search="ignore"><label>Data source <select name="data-source"><option value="">Both</option><option value="classic">Classic</option><option value="dm">Data modeling</option></select></label></p>';

/** Returns the data source of an alias variant. Undefined if the variant applies to both sources. */
export function sourceOfVariant({ title }: AliasVariant): DataSource | undefined {
  return dataSources.get(title);
}

/** Wraps each overload that applies to only one source. An overload's content ends at the label of the next overload. */
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

/**
 * Adds data source labels to a member list, or an explanation to the table that contains the data source's type
 * parameter.
 */
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
 * Marks everything that applies to only one data source. `guide` is the URL of the section that explains both. Doesn't
 * change the pages of releases that have only classic resources.
 */
export function markDataSources(
  pages: readonly ApiPage[],
  symbols: ApiModel['symbols'],
  guide: string,
): readonly ApiPage[] {
  return Object.hasOwn(symbols, baseType) ? pages.map((page) => markPage(page, guide)) : pages;
}

/** Whether some parts of a page, but not the whole page, apply to only one source. */
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
