import fs from 'node:fs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { ProgramEntry } from '@reveal-docs/runner/program/programsManifest';
import type { DocsVersion } from '@reveal-docs/versions';
import { listPageFiles, readPage, type Page } from '@reveal-docs/api-reference/blocks/pages';
import { findShows } from '@reveal-docs/api-reference/blocks/shows';

export type ProgramTitle = Pick<ProgramEntry, 'title' | 'description'>;

async function readDescription(file: string): Promise<string> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: fs.readFileSync(file, 'utf8'),
  });
  return typeof frontMatter.description === 'string' ? frontMatter.description : '';
}

/**
 * A title and description of a program, from a page that shows it. The mention with the lowest rank describes the
 * program best.
 */
interface Mention extends ProgramTitle {
  readonly rank: number;
}

async function mentionsIn(page: Page): Promise<Map<string, Mention>> {
  const mentions = new Map<string, Mention>();
  for (const { name, heading, isMain } of findShows(page.root)) {
    const isAbout = page.id === `examples/${name}`;
    mentions.set(
      name,
      isAbout || isMain
        ? {
            rank: isAbout ? 0 : 1,
            title: page.title,
            description: await readDescription(page.file),
          }
        : {
            rank: 2,
            title: heading === undefined ? page.title : `${page.title}: ${heading}`,
            description: `From the page “${page.title}”.`,
          },
    );
  }
  return mentions;
}

/**
 * Returns the titles of programs on a version's pages, by program name. Throws if a page with a program doesn't parse.
 */
export async function readTitles(version: DocsVersion): Promise<Map<string, ProgramTitle>> {
  const best = new Map<string, Mention>();
  for (const file of listPageFiles(version)) {
    // Search the text first, because parsing a page takes much longer than reading it.
    if (!fs.readFileSync(file, 'utf8').includes('<Example')) continue;
    for (const [name, mention] of await mentionsIn(await readPage(version, file))) {
      if (mention.rank < (best.get(name)?.rank ?? Infinity)) best.set(name, mention);
    }
  }
  return best;
}
