/** Describes the data in the archive. The build writes these files, and the tools read them. */
import type { LinkedEvent } from '@reveal-docs/api-reference/history/history';
import type { SiteBuild } from '@reveal-docs/runner/host/session';
import type { RecordsFile } from '@reveal-docs/search/records';

export interface ToolsVersion {
  /** Name in `examples/` and in the archive, such as `next` or `4.x`. */
  readonly folder: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Route of its pages, relative to the site's base path, such as `docs/3.x`. */
  readonly route: string;
  /** The SDK release that it documents. */
  readonly release: string;
  /** Packages that the SDK requires, as version ranges. Empty if they aren't known. */
  readonly peers: Readonly<Record<string, string>>;
}

/** Contents of `site.json`. */
export interface SiteData {
  /** URL of the site, with a slash at the end. */
  readonly url: string;
  /** Newest first. */
  readonly versions: readonly ToolsVersion[];
}

/** A page as Markdown. */
export interface PageData {
  readonly title: string;
  readonly markdown: string;
}

/** Pages of a version, or pages that don't belong to a version, by address. */
export type PagesData = Readonly<Record<string, PageData>>;

/** Search records of a version, and their serialized index. */
export interface SearchData {
  readonly records: RecordsFile;
  readonly index: string;
}

/** A symbol, `Symbol`, or a member, `Symbol.member`. */
export interface ApiName {
  /** Kind, such as `class`, `method`, or `enum member`. */
  readonly kind: string;
  /** Module that exports the symbol, such as `@cognite/reveal/tools`. */
  readonly module?: string;
  /** Address of its documentation, with an anchor. */
  readonly address: string;
  readonly signatures: readonly string[];
  readonly description: string;
  readonly defaultValue?: string;
  /** The SDK's advice if the name is deprecated. Can be empty. */
  readonly deprecated?: string;
  readonly sample?: string;
  readonly history: readonly LinkedEvent[];
  /** Pages that use it, best first. */
  readonly uses: readonly { readonly title: string; readonly address: string }[];
  /** IDs of statements about it. */
  readonly statements: readonly string[];
}

export interface ApiData {
  readonly names: Readonly<Record<string, ApiName>>;
  /** Names of the previous version that this one renamed: old name → new name. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Names of the previous version that this one removed → what to use instead. Can be empty. */
  readonly removed: Readonly<Record<string, string>>;
}

/** A message that the SDK can throw or log. `…` marks the parts that vary. */
export interface SdkMessage {
  readonly text: string;
  readonly isThrown: boolean;
}

export type MessagesData = readonly SdkMessage[];

/** Data for `run`, in addition to the demo data and the SDK's modules: `run.json`. */
export interface RunData extends Pick<SiteBuild, 'boot' | 'demo' | 'sdk'> {
  /** Source of the file with the connection, by folder of the version. */
  readonly projects: Readonly<Record<string, string>>;
}

/** Names of the data files. */
export const dataFiles = {
  site: 'site.json',
  behavior: 'behavior.json',
  /**
   * Packs that contain one file per version, named after the version's folder. Pages that don't
   * belong to a version are in a file with an empty name.
   */
  pages: 'pages.pack',
  search: 'search.pack',
  api: 'api.pack',
  messages: 'messages.pack',
  /** Declarations for the compiler: a `TypePack`. */
  types: 'types.pack',
  /** `run.json`, and the files of the demo project and of the SDK. */
  run: 'run.pack',
} as const;

/** Name of the `RunData` file in its pack. */
export const runDataFile = 'run.json';
