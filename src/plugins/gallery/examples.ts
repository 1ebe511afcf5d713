import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import { findPoster } from '../examples/pictures';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';

/** Kinds of data that an example shows, as they appear in front matter. */
const dataKinds = ['cad', 'points', 'photos'] as const;
export type DataKind = (typeof dataKinds)[number];

export interface ExamplePage {
  /** ID of the page in its version, such as `examples/clipping`. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly kinds: readonly DataKind[];
  readonly topics: readonly string[];
  /** Everyday words that readers might enter to filter the gallery. */
  readonly keywords: readonly string[];
  /** Path relative to the site's base path. */
  readonly path: string;
  /** Path of the page's picture, relative to the site's base path. Null if the page doesn't have a picture. */
  readonly picture: string | null;
}

export interface GalleryExample extends ExamplePage {
  readonly heading: string;
}

/** The pages of one version. `arrange()` adds the sidebar's order and headings later. */
export interface ExamplePages {
  readonly version: DocsVersion;
  readonly pages: readonly ExamplePage[];
}

export interface GalleryVersion {
  readonly folder: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly examples: readonly GalleryExample[];
}

function readText(value: unknown, field: string, file: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(
    `${path.relative(rootDir, file)}: the front matter must contain "${field}" with a nonempty string.`,
  );
}

function readWords(value: unknown, field: string, file: string): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')) {
    return value;
  }
  throw new Error(
    `${path.relative(rootDir, file)}: the front matter must contain "${field}" with a list of words.`,
  );
}

function isDataKind(word: string): word is DataKind {
  return dataKinds.some((kind) => kind === word);
}

function readKinds(value: unknown, file: string): DataKind[] {
  return readWords(value, 'kind', file).map((word) => {
    if (isDataKind(word)) return word;
    throw new Error(
      `${path.relative(rootDir, file)}: unknown kind of data "${word}". Use ${dataKinds.join(', ')}.`,
    );
  });
}

async function readFrontMatter(file: string): Promise<Record<string, unknown>> {
  const { frontMatter } = await parseMarkdownFile({
    filePath: file,
    fileContent: await fs.readFile(file, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: true,
  });
  return frontMatter;
}

async function readExample(
  version: DocsVersion,
  file: string,
  siteDir: string,
): Promise<ExamplePage> {
  const frontMatter = await readFrontMatter(file);
  const name = path.basename(file, '.mdx');
  return {
    id: `examples/${name}`,
    name,
    title: readText(frontMatter.title, 'title', file),
    description: readText(frontMatter.description, 'description', file),
    kinds: readKinds(frontMatter.kind, file),
    topics: readWords(frontMatter.topics, 'topics', file),
    keywords: readWords(frontMatter.keywords, 'keywords', file),
    path: `${version.routePath}/examples/${name}`,
    picture: findPoster(version, name, siteDir),
  };
}

/** Reads the page of a recipe. Topics and keywords are optional, and a recipe without `kind` shows a CAD model. */
async function readRecipe(
  version: DocsVersion,
  file: string,
  siteDir: string,
): Promise<ExamplePage> {
  const { title, description, kind, keywords } = await readFrontMatter(file);
  const name = path.basename(file, '.mdx');
  return {
    id: `cookbook/${name}`,
    name,
    title: readText(title, 'title', file),
    description: readText(description, 'description', file),
    kinds: kind === undefined ? ['cad'] : readKinds(kind, file),
    topics: [],
    keywords: keywords === undefined ? [] : readWords(keywords, 'keywords', file),
    path: `${version.routePath}/cookbook/${name}`,
    picture: findPoster(version, `recipe-${name}`, siteDir),
  };
}

async function readFolder(
  version: DocsVersion,
  folder: string,
  read: (file: string) => Promise<ExamplePage>,
): Promise<ExamplePage[]> {
  const dir = path.join(version.contentDir, folder);
  const files = await fs.readdir(dir).catch(() => []);
  const pages = files.filter((file) => file.endsWith('.mdx')).sort();
  return Promise.all(pages.map((page) => read(path.join(dir, page))));
}

/** Reads the pages of all examples and recipes. Throws if a page's front matter lacks data for the gallery. */
export async function readExamplePages(
  versions: readonly DocsVersion[],
  siteDir: string,
): Promise<ExamplePages[]> {
  return Promise.all(
    versions.map(async (version) => ({
      version,
      pages: [
        ...(await readFolder(version, 'examples', (file) => readExample(version, file, siteDir))),
        ...(await readFolder(version, 'cookbook', (file) => readRecipe(version, file, siteDir))),
      ],
    })),
  );
}
