/** Shapes of the data in the archive. The build writes the files, and the tools read them. */
import type { LinkedEvent } from '@reveal-docs/api-reference/history/history';
import type { SiteBuild } from '@reveal-docs/runner/host/session';
import type { RecordsFile } from '@reveal-docs/search/records';

export interface ToolsVersion {
  /** Name in `examples/` and in the archive, such as `next` or `4.x`. */
  readonly folder: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Route of the version's pages, relative to the site's base path, such as `docs/3.x`. */
  readonly route: string;
  readonly release: string;
  /** Version ranges of the packages that the SDK requires. Empty if the packages aren't known. */
  readonly peers: Readonly<Record<string, string>>;
}

/** Contents of `site.json`. */
export interface SiteData {
  /** URL of the site, with a slash at the end. */
  readonly url: string;
  /** Newest first. */
  readonly versions: readonly ToolsVersion[];
}

export interface PageData {
  readonly title: string;
  readonly markdown: string;
}

/** Pages by address. */
export type PagesData = Readonly<Record<string, PageData>>;

export interface SearchData {
  readonly records: RecordsFile;
  readonly index: string;
}

/** A symbol or a member. Its key is `Symbol` or `Symbol.member`. */
export interface ApiName {
  /** For example, `class`, `method`, or `enum member`. */
  readonly kind: string;
  /** Module that exports the symbol, such as `@cognite/reveal/tools`. */
  readonly module?: string;
  /** Address of the name's documentation, with an anchor. */
  readonly address: string;
  readonly signatures: readonly string[];
  readonly description: string;
  readonly defaultValue?: string;
  /** Advice for a deprecated name, from the SDK or from these docs. Can be empty. */
  readonly deprecated?: string;
  readonly sample?: string;
  readonly history: readonly LinkedEvent[];
  /** Pages that use the name, best first. */
  readonly uses: readonly { readonly title: string; readonly address: string }[];
  /** IDs of statements about the name. */
  readonly statements: readonly string[];
}

export interface ApiData {
  readonly names: Readonly<Record<string, ApiName>>;
  /** Map from old to new names, for everything that this version renamed. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Map from each removed name to its replacement, or to an empty string if the name has no replacement. */
  readonly removed: Readonly<Record<string, string>>;
}

/** A message that the SDK can throw or log. `…` marks the parts that vary. */
export interface SdkMessage {
  readonly text: string;
  readonly isThrown: boolean;
}

export type MessagesData = readonly SdkMessage[];

/** Contents of `run.json`. */
export interface RunData extends Pick<SiteBuild, 'boot' | 'demo' | 'sdk'> {
  /** Source code of each version's connection file, by version folder. */
  readonly projects: Readonly<Record<string, string>>;
}

export const dataFiles = {
  site: 'site.json',
  behavior: 'behavior.json',
  /**
   * Each pack contains one file per version, named after the version's folder. Pages without a version are in a file
   * whose name is empty.
   */
  pages: 'pages.pack',
  search: 'search.pack',
  api: 'api.pack',
  messages: 'messages.pack',
  /** Contains a `TypePack` for the compiler. */
  types: 'types.pack',
  /** Contains `run.json`, and the files of the demo project and the SDK. */
  run: 'run.pack',
} as const;

export const runDataFile = 'run.json';
