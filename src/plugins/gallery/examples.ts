/** Reads the gallery's data from the front matter of the example pages. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile } from '@docusaurus/utils';
import { posterPath } from '../../addresses/poster';
import { rootDir, type DocsVersion } from '../../versions';

/** Kinds of data that an example shows, as named in front matter. */
const dataKinds = ['cad', 'points', 'photos'] as const;
export type DataKind = (typeof dataKinds)[number];

/** One example page of one version. */
export interface GalleryExample {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly kinds: readonly DataKind[];
  readonly topics: readonly string[];
  /** Everyday words that readers might enter in a search. */
  readonly keywords: readonly string[];
  /** Path below the site's base. */
  readonly path: string;
  /** Path of the committed image below the site's base, or null. */
  readonly picture: string | null;
}

/** The examples of one version. */
export interface GalleryVersion {
  readonly folder: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly examples: readonly GalleryExample[];
}

function readText(value: unknown, field: string, file: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(`${path.relative(rootDir, file)}: the front matter needs "${field}", a text.`);
}

function readWords(value: unknown, field: string, file: string): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')) {
    return value;
  }
  throw new Error(
    `${path.relative(rootDir, file)}: the front matter needs "${field}", a list of words.`,
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

function findPicture(version: DocsVersion, name: string, siteDir: string): Promise<string | null> {
  const picture = posterPath(version.folder, name);
  return fs.access(path.join(siteDir, 'static', picture)).then(
    () => picture,
    () => null,
  );
}

async function readExample(
  version: DocsVersion,
  file: string,
  siteDir: string,
): Promise<GalleryExample> {
  const { frontMatter } = await parseMarkdownFile({
    filePath: file,
    fileContent: await fs.readFile(file, 'utf8'),
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: true,
  });
  const name = path.basename(file, '.mdx');
  return {
    name,
    title: readText(frontMatter.title, 'title', file),
    description: readText(frontMatter.description, 'description', file),
    kinds: readKinds(frontMatter.kind, file),
    topics: readWords(frontMatter.topics, 'topics', file),
    keywords: readWords(frontMatter.keywords, 'keywords', file),
    path: `${version.routePath}/examples/${name}`,
    picture: await findPicture(version, name, siteDir),
  };
}

/**
 * Reads all example pages of the given versions. Throws when a page's front matter lacks data for
 * the gallery.
 */
export async function readGallery(
  versions: readonly DocsVersion[],
  siteDir: string,
): Promise<GalleryVersion[]> {
  return Promise.all(
    versions.map(async (version) => {
      const dir = path.join(version.contentDir, 'examples');
      const files = await fs.readdir(dir).catch(() => []);
      const pages = files.filter((file) => file.endsWith('.mdx')).sort();
      return {
        folder: version.folder,
        label: version.label,
        isLast: version.isLast,
        examples: await Promise.all(
          pages.map((page) => readExample(version, path.join(dir, page), siteDir)),
        ),
      };
    }),
  );
}
