/** What `.generated/download/kit.json` says: what a downloaded example needs besides its own files. */

/** An SDK that was not taken from npm, where readers might not find it: its tarball comes along. */
export interface KitSdk {
  /** Below the site's base path. */
  readonly file: string;
  readonly bytes: number;
  /** Where it lies in the project, as its `file:` dependency says. */
  readonly path: string;
}

/** A version's part of it. */
export interface KitVersion {
  /** Packages that the program imports, in exact versions; the SDK as a file when `sdk` is there. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Modules that stand in front of packages, where the interface is not the release's: specifier → file. */
  readonly standIns: Readonly<Record<string, string>>;
  /** The stand-ins' sources, by path in the project. */
  readonly files: Readonly<Record<string, string>>;
  readonly sdk?: KitSdk;
}

export interface KitManifest {
  /** The demo project's code, below the site's base path, and its sizes in bytes. */
  readonly kit: { readonly file: string; readonly bytes: number; readonly gzip: number };
  /** Versions of the tools in a downloaded project. */
  readonly vite: string;
  readonly typescript: string;
  /** By folder of the version. */
  readonly versions: Readonly<Record<string, KitVersion>>;
}
