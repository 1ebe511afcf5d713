/** Gives each page the API of its own version, found by where the page's file is. Node only. */
import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '../versions';
import { readArchive, type ArchivedVersion } from './archive';
import { apiIndexFile, findApiIndex, type ApiIndex } from './apiIndex';
import type { IndexedVersion, PageContext } from './checkNames';
import { notApiNames, pagesAboutOtherVersions } from './nameRules';
import { NameLookup } from './resolveName';
import { readVocabulary } from './vocabulary';

/** What the context of a page is made from. */
export interface NameSources {
  readonly versions: readonly DocsVersion[];
  readonly readIndex: (version: DocsVersion) => ApiIndex | undefined;
  /** Versions that were dropped. */
  readonly archived: readonly ArchivedVersion[];
  /** Inline code that is excused from the check. */
  readonly excused: ReadonlySet<string>;
}

/** The sources of the site in the folder `root`. Throws when its versions cannot be read. */
export function siteSources(root: string = rootDir): NameSources {
  return {
    versions: readVersions(root),
    readIndex: ({ folder }) => findApiIndex(folder, root),
    archived: readArchive(root),
    excused: new Set(notApiNames.map(({ code }) => code)),
  };
}

/** Path of `file` below the pages of the version it belongs to, with that version; undefined outside of all. */
export function locatePage(
  file: string,
  versions: readonly DocsVersion[],
): { version: DocsVersion; page: string } | undefined {
  for (const version of versions) {
    const page = path.relative(version.contentDir, file);
    if (!page.startsWith('..') && !path.isAbsolute(page)) {
      return {
        version,
        page: page
          .split(path.sep)
          .join('/')
          .replace(/\.mdx?$/, ''),
      };
    }
  }
  return undefined;
}

/** Whether the page is made by the API generator, which links its own names. */
export function isApiPage(page: string): boolean {
  return page.startsWith('api/');
}

function indexArchived({ name, label, symbols }: ArchivedVersion): IndexedVersion {
  const lookup = new NameLookup({ version: name, symbols });
  return { folder: name, label, routePath: undefined, lookup };
}

/** Makes page contexts; reads each version's index once. */
export class PageContexts {
  private readonly indexed = new Map<string, IndexedVersion | undefined>();

  constructor(private readonly sources: NameSources) {}

  /**
   * The context of a page, or undefined for files that are no hand-written page of a version. Throws when
   * the API index of the page's version was not generated.
   */
  of(file: string): PageContext | undefined {
    const located = locatePage(file, this.sources.versions);
    if (located === undefined || isApiPage(located.page)) return undefined;
    const { version, page } = located;
    return {
      own: this.indexOf(version),
      others: this.othersOf(version),
      isAboutOtherVersions: pagesAboutOtherVersions.includes(page),
      excused: this.sources.excused,
      vocabulary: () => readVocabulary(version),
    };
  }

  /** The index of a version. Throws when it was not generated. */
  indexOf(version: DocsVersion): IndexedVersion {
    const index = this.index(version);
    if (index === undefined) {
      throw new Error(
        `${path.relative(rootDir, apiIndexFile(version.folder))} is missing: run \`npx tsx scripts/generate.ts\`.`,
      );
    }
    return index;
  }

  /** The indexes that were generated: `version`'s own first, then those of the others as its pages prefer them. */
  near(version: DocsVersion): IndexedVersion[] {
    const own = this.index(version);
    return [...(own === undefined ? [] : [own]), ...this.othersOf(version)];
  }

  /** Older versions, newest first, then newer ones: a page that names another version mostly means the last. */
  private othersOf(version: DocsVersion): IndexedVersion[] {
    const { versions, archived } = this.sources;
    const at = versions.indexOf(version);
    const others = [...versions.slice(at + 1), ...versions.slice(0, at).reverse()]
      .map((other) => this.index(other))
      .filter((other) => other !== undefined);
    return [...others, ...archived.map(indexArchived)];
  }

  private index(version: DocsVersion): IndexedVersion | undefined {
    if (!this.indexed.has(version.folder)) {
      const index = this.sources.readIndex(version);
      this.indexed.set(
        version.folder,
        index && {
          folder: version.folder,
          label: version.label,
          routePath: version.routePath,
          lookup: new NameLookup(index),
        },
      );
    }
    return this.indexed.get(version.folder);
  }
}
