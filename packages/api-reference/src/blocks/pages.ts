import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Code, Heading, Root } from 'mdast';
import type { DocsVersion } from '@reveal-docs/versions';
import { isApiPage, locatePage } from '../names/pageContext';
import { findShows } from './shows';
import { descendants, textOf } from './nodes';
import { parsePage } from './parsePage';

// Exported for tests of remark plugins.
export { parsePage };

export interface PageBlock {
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
  /** Line of the opening fence in the page's file, starting at 1. */
  readonly line: number;
  /** Indentation of the block, in columns. */
  readonly indent: number;
}

/** A hand-written page. */
export interface Page {
  /** Absolute path. */
  readonly file: string;
  /** Path below the version's pages, without extension: `examples/cad-basic`. */
  readonly id: string;
  readonly title: string;
  /** Pathname without the site's base path. */
  readonly url: string;
  readonly root: Root;
  readonly blocks: readonly PageBlock[];
  /** Names of the programs in the page's `<Example>` elements. */
  readonly programs: readonly string[];
}

/** Returns the absolute paths of a version's hand-written pages, sorted. */
export function listPageFiles(version: DocsVersion): string[] {
  if (!fs.existsSync(version.contentDir)) return [];
  return fs
    .readdirSync(version.contentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !isApiPage(file.split(path.sep).join('/')))
    .map((file) => path.join(version.contentDir, file))
    .sort();
}

function findBlocks(root: Root): PageBlock[] {
  const blocks: PageBlock[] = [];
  for (const node of descendants(root)) {
    if (node.type !== 'code') continue;
    const { lang, meta, value, position } = node as Code;
    blocks.push({
      lang: lang ?? '',
      meta: meta ?? '',
      code: value,
      line: position?.start.line ?? 1,
      indent: (position?.start.column ?? 1) - 1,
    });
  }
  return blocks;
}

function pageUrl(version: DocsVersion, id: string, slug: unknown): string {
  const below =
    typeof slug === 'string' ? path.posix.resolve('/', path.posix.dirname(id), slug) : `/${id}`;
  return `/${version.routePath}${below === '/' ? '' : below}`;
}

/** Reads and parses a page. Rejects with an error that names the file if the page doesn't parse. */
export async function readPage(version: DocsVersion, file: string): Promise<Page> {
  return makePage(version, file, fs.readFileSync(file, 'utf8'));
}

/** Parses the content of a page file. Rejects with an error that names the file if the page doesn't parse. */
export async function makePage(version: DocsVersion, file: string, content: string): Promise<Page> {
  const id = locatePage(file, [version])?.page ?? path.basename(file);
  let root: Root;
  try {
    root = await parsePage(file, content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: content,
  });
  const heading = root.children.find(
    (node): node is Heading => node.type === 'heading' && node.depth === 1,
  );
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : undefined;
  return {
    file,
    id,
    title: title ?? (heading === undefined ? id : textOf(heading)),
    url: pageUrl(version, id, frontMatter.slug),
    root,
    blocks: findBlocks(root),
    programs: [...new Set(findShows(root).map(({ name }) => name))],
  };
}
