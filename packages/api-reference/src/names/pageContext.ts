import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { readArchive, type ArchivedVersion } from './archive';
import { apiIndexFile, findApiIndex, type ApiIndex } from './apiIndex';
import type { IndexedVersion, PageContext } from './checkNames';
import { notApiNames, pagesAboutOtherVersions } from './nameRules';
import { NameLookup } from './resolveName';
import { readVocabulary } from './vocabulary';

export interface NameSources {
  readonly versions: readonly DocsVersion[];
  readonly readIndex: (version: DocsVersion) => ApiIndex | undefined;
  readonly archived: readonly ArchivedVersion[];
  /** Inline code that the check ignores. */
  readonly excused: ReadonlySet<string>;
}

/** Reads the sources for the site in the `root` folder. Throws if its versions can't be read. */
export function siteSources(root: string = rootDir): NameSources {
  return {
    versions: readVersions(root),
    readIndex: ({ folder }) => findApiIndex(folder, root),
    archived: readArchive(root),
    excused: new Set(notApiNames.map(({ code }) => code)),
  };
}

/** Returns a page's version, and the page's path within that version. Returns undefined for other files. */
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

/** Whether the API generator created a page. The generator links names itself. */
export function isApiPage(page: string): boolean {
  return page.startsWith('api/');
}

function indexArchived({ name, label, symbols }: ArchivedVersion): IndexedVersion {
  const lookup = new NameLookup({ version: name, symbols });
  return { folder: name, label, routePath: undefined, lookup };
}

/** Creates page contexts. Reads each version's index only once. */
export class PageContexts {
  private readonly indexed = new Map<string, IndexedVersion | undefined>();

  constructor(private readonly sources: NameSources) {}

  /**
   * Returns the context of a hand-written page, or undefined for other files. Throws if the API index of the page's
   * version wasn't generated.
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

  /** Returns the index of a version. Throws if the index wasn't generated. */
  indexOf(version: DocsVersion): IndexedVersion {
    const index = this.index(version);
    if (index === undefined) {
      throw new Error(
        `${path.relative(rootDir, apiIndexFile(version.folder))} is missing. Run \`npx tsx scripts/generate.ts\`.`,
      );
    }
    return index;
  }

  /**
   * Returns the index of `version`, followed by the others in order of preference. Omits indexes that weren't
   * generated.
   */
  near(version: DocsVersion): IndexedVersion[] {
    const own = this.index(version);
    return [...(own === undefined ? [] : [own]), ...this.othersOf(version)];
  }

  /**
   * Returns the indexes of older versions, newest first, then newer versions, then removed versions. Pages mostly refer
   * to the previous version.
   */
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
