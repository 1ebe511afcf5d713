/** What `.generated/download/kit.json` says: what a downloaded example needs besides its own files. */

/** A version's part of it. */
export interface KitVersion {
  /** Packages that the program imports, in exact versions. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Modules that stand in front of packages, where the interface is not the release's: specifier → file. */
  readonly standIns: Readonly<Record<string, string>>;
  /** The stand-ins' sources, by path in the project. */
  readonly files: Readonly<Record<string, string>>;
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
