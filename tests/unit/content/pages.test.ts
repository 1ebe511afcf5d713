import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import sidebars from '../../../sidebars';
import { type DocsVersion, readVersions, rootDir } from '@reveal-docs/versions';
import { type ExpectedVersion, expectedRoutes, expectedVersions } from '../../expectedPages';

const kinds = ['cad', 'points', 'photos'];
const topics = [
  'assets',
  'basics',
  'camera',
  'clipping',
  'measuring',
  'nodes',
  'overlays',
  'performance',
  'picking',
  'quality',
  'state',
  'styling',
  'time',
  'tools',
  'transforms',
];

/** Categories in the order of the sidebar. Older versions omit categories that don't have pages. */
const categories = [
  'Get started',
  'Understand',
  'Build',
  'Examples',
  'Recipes',
  'Extend',
  'Ship',
  'Help',
  'Reference',
];

/**
 * Returns the IDs of hand-written pages. An ID is the page's path relative to the version's folder, without an
 * extension.
 */
function pageIds(version: DocsVersion): string[] {
  return fs
    .readdirSync(version.contentDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('api/'))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .sort();
}

function sidebarIds(items: unknown): string[] {
  if (typeof items === 'string') return [items];
  if (Array.isArray(items)) return items.flatMap(sidebarIds);
  if (typeof items === 'object' && items !== null && 'items' in items) {
    return sidebarIds(items.items);
  }
  return [];
}

interface SidebarItem {
  readonly type?: string;
  readonly label?: string;
  readonly collapsible?: boolean;
  readonly items?: readonly (string | SidebarItem)[];
}

function openingCategories(items: readonly (string | SidebarItem)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string' || item.items === undefined) return [];
    const own = item.collapsible === false ? [] : [item.label ?? ''];
    return [...own, ...openingCategories(item.items)];
  });
}

function readSidebar(version: DocsVersion): {
  sidebars: string[];
  ids: string[];
  items: readonly (string | SidebarItem)[];
} {
  const file = path.join(rootDir, 'versioned_sidebars', `version-${version.name}-sidebars.json`);
  const content =
    version.name === 'current'
      ? sidebars
      : (JSON.parse(fs.readFileSync(file, 'utf8')) as typeof sidebars);
  return {
    sidebars: Object.keys(content),
    ids: sidebarIds(content['docs']).sort(),
    items: content['docs'] as readonly (string | SidebarItem)[],
  };
}

async function frontMatter(version: DocsVersion, id: string): Promise<Record<string, unknown>> {
  const filePath = path.join(version.contentDir, `${id}.mdx`);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  return (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
}

function expectedIds(expected: ExpectedVersion): string[] {
  return [
    ...[...expected.guides, ...expected.furtherGuides].map((guide) => guide || 'overview'),
    ...expected.examples.map((name) => `examples/${name}`),
  ].sort();
}

const versions = new Map(readVersions().map((version) => [version.name, version]));

it('the existing versions are expected, with their labels and routes', () => {
  const described = expectedVersions.map(({ name, label, isLast, route }) => ({
    name,
    label,
    isLast,
    route,
  }));
  const existing = readVersions().map(({ name, label, isLast, routePath }) => ({
    name,
    label,
    isLast,
    route: routePath,
  }));
  expect(described).toEqual(existing);
});

it.each(expectedVersions)(
  '$label has at least as many example pages as specified',
  ({ examples, specifiedExamples }) => {
    expect(specifiedExamples).toBeGreaterThan(0);
    expect(examples.length).toBeGreaterThanOrEqual(specifiedExamples);
  },
);

it('each route is listed once', () => {
  const routes = expectedVersions.flatMap(expectedRoutes);
  expect(routes).toEqual([...new Set(routes)]);
});

describe.each(expectedVersions)('$label', (expected) => {
  const version = versions.get(expected.name);
  if (version === undefined) throw new Error(`versions.json lacks ${expected.name}`);
  const ids = pageIds(version);

  it('has exactly the expected pages', () => {
    expect(ids).toEqual(expectedIds(expected));
  });

  it('has one sidebar, “docs”, with every page that isn’t unlisted', () => {
    const sidebar = readSidebar(version);
    expect(sidebar.sidebars).toEqual(['docs']);
    expect(sidebar.ids).toEqual(ids.filter((id) => !expected.unlisted.includes(id)));
  });

  it('has a sidebar with two levels: categories and pages', () => {
    const { items } = readSidebar(version);
    for (const item of items) {
      if (typeof item === 'string') throw new Error(`${item} is in no category.`);
      expect(item.items?.length, item.label).toBeGreaterThan(0);
      expect(openingCategories(item.items ?? []), item.label).toEqual([]);
    }
    const labels = items.map((item) => (typeof item === 'string' ? item : item.label));
    expect(labels).toEqual(categories.filter((label) => labels.includes(label)));
  });

  it('shows each program with a scenario on its guide page', () => {
    for (const [name, guide] of Object.entries(expected.programs)) {
      const text = fs.readFileSync(path.join(version.contentDir, `${guide}.mdx`), 'utf8');
      expect(text, guide).toContain(`<Example name="${name}"`);
    }
  });

  it.each(ids)('%s has a title and a description', async (id) => {
    const { title, description, slug } = await frontMatter(version, id);
    expect(title).toMatch(/^\S.*\S$/);
    expect(description).toMatch(/^\S.{10,150}[.?]$/);
    expect(slug).toBe(id === 'overview' ? '/' : undefined);
  });

  it.each(expected.examples)('examples/%s has the metadata for the gallery', async (name) => {
    const matter = await frontMatter(version, `examples/${name}`);
    const kind = matter['kind'] as string[];
    const topic = matter['topics'] as string[];
    expect(kind.length).toBeGreaterThan(0);
    expect(kinds).toEqual(expect.arrayContaining(kind));
    expect(topic.length).toBeGreaterThan(0);
    expect(topics).toEqual(expect.arrayContaining(topic));
    expect((matter['keywords'] as string[]).length).toBeGreaterThanOrEqual(3);
  });
});
