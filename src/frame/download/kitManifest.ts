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

/** What every downloaded project has from the starter with Vite (`src/plugins/download/skeleton.ts`). */
export interface KitSkeleton {
  /** Fields of its `package.json`. */
  readonly manifest: {
    readonly version: string;
    readonly type: string;
    readonly engines: Readonly<Record<string, string>>;
    readonly scripts: Readonly<Record<string, string>>;
  };
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** Lines of `vite.config.ts`: settings that a page with a viewer needs. */
  readonly viteSettings: string;
  /** The text of `.npmrc`. */
  readonly npmrc: string;
}

export interface KitManifest {
  /** The demo project's code, below the site's base path, and its sizes in bytes. */
  readonly kit: { readonly file: string; readonly bytes: number; readonly gzip: number };
  readonly skeleton: KitSkeleton;
  /** By folder of the version. */
  readonly versions: Readonly<Record<string, KitVersion>>;
}
