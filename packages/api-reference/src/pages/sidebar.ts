import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { readPlace, type ApiPlace } from './frontMatter';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;
type GeneratorInput = Parameters<Generator>[0];
type Items = Awaited<ReturnType<Generator>>;
type Doc = Pick<GeneratorInput['docs'][number], 'id' | 'title' | 'frontMatter'>;

/**
 * A short label is enough, because the entry is in the "Reference" category. The page itself is titled "API reference".
 */
const indexLabel = 'API';

interface ApiDoc {
  readonly id: string;
  readonly title: string;
  readonly place: ApiPlace;
}

function byTitle(a: ApiDoc, b: ApiDoc): number {
  return a.title.localeCompare(b.title);
}

function docItem({ id, title }: ApiDoc): Items[number] {
  return { type: 'doc', id, label: title };
}

/** Returns the sorted names of the groups. Classes come first, because readers look for them most. */
function groupNames(docs: readonly ApiDoc[]): string[] {
  const names = new Set(docs.flatMap(({ place }) => place.group ?? []));
  const rank = (name: string): number => (name === 'Classes' ? 0 : 1);
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

function groupItem(group: string, docs: readonly ApiDoc[]): Items[number] {
  return {
    type: 'category',
    label: group,
    collapsible: true,
    collapsed: true,
    items: docs
      .filter(({ place }) => place.group === group)
      .sort(byTitle)
      .map(docItem),
  };
}

/** Returns a module's category, which links to the module's page and contains one category per kind. */
function moduleItem(page: ApiDoc, symbols: readonly ApiDoc[]): Items[number] {
  const items = groupNames(symbols).map((group) => groupItem(group, symbols));
  if (items.length === 0) return docItem(page);
  return {
    type: 'category',
    label: page.title,
    collapsible: true,
    collapsed: true,
    link: { type: 'doc', id: page.id },
    items,
  };
}

/**
 * Returns the sidebar items for the API pages in the `dirName` folder: a category that links to the index page, or a
 * plain link to a single page. Throws an error that names the version if the folder doesn't contain API pages.
 */
export function apiSidebarItems(dirName: string, docs: readonly Doc[], versionName: string): Items {
  const found = docs
    .filter(({ id }) => id.startsWith(`${dirName}/`))
    .flatMap(({ id, title, frontMatter }): ApiDoc[] => {
      const place = readPlace(frontMatter);
      return place === undefined ? [] : [{ id, title, place }];
    });
  const index = found.find(({ id }) => id === `${dirName}/index`);
  if (index === undefined) {
    throw new Error(
      `Version "${versionName}" has no API pages in "${dirName}": run \`npx tsx scripts/generate.ts\` before the build.`,
    );
  }
  const modules = found
    .filter(({ place }) => place.module !== undefined && place.group === undefined)
    .sort(byTitle)
    .map((page) =>
      moduleItem(
        page,
        found.filter(
          ({ place }) => place.module === page.place.module && place.group !== undefined,
        ),
      ),
    );
  const others = found
    .filter((doc) => doc !== index && doc.place.module === undefined)
    .sort(byTitle);
  const items = [
    ...modules,
    ...others.filter(({ place }) => place.group === undefined).map(docItem),
    ...groupNames(others).map((group) => groupItem(group, others)),
  ];
  if (items.length === 0) return [docItem({ ...index, title: indexLabel })];
  return [
    {
      type: 'category',
      label: indexLabel,
      collapsible: true,
      collapsed: true,
      link: { type: 'doc', id: index.id },
      items,
    },
  ];
}

/**
 * The docs plugin's `sidebarItemsGenerator`. Creates the items for the API folder, and leaves other folders to
 * Docusaurus.
 */
export const sidebarItemsGenerator: Generator = async (input) =>
  input.item.dirName === 'api'
    ? apiSidebarItems(input.item.dirName, input.docs, input.version.versionName)
    : input.defaultSidebarItemsGenerator(input);
