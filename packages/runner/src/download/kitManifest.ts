/** Schema of `.generated/download/kit.json`: the requirements of a downloaded example, without its own files. */

/** An SDK build whose tarball is part of the download, because npm might not have this build. */
export interface KitSdk {
  /** Path of the tarball, relative to the site's base path. */
  readonly file: string;
  readonly bytes: number;
  /** Path in the downloaded project, as in its `file:` dependency. */
  readonly path: string;
}

export interface KitVersion {
  /** Packages that the program imports, with exact versions. If `sdk` is set, the SDK's version is a `file:` path. */
  readonly dependencies: Readonly<Record<string, string>>;
  /**
   * Adapter modules, by specifier of the package that they replace. Empty unless the version's interface differs from
   * the release's.
   */
  readonly standIns: Readonly<Record<string, string>>;
  /** `AGENTS.md`: instructions for coding agents. */
  readonly agents: string;
  /** Sources of the adapter modules, by path in the project. */
  readonly files: Readonly<Record<string, string>>;
  readonly sdk?: KitSdk;
}

/** Parts of the Vite starter that every downloaded project has (`src/plugins/download/skeleton.ts`). */
export interface KitSkeleton {
  readonly manifest: {
    readonly version: string;
    readonly type: string;
    readonly engines: Readonly<Record<string, string>>;
    readonly scripts: Readonly<Record<string, string>>;
  };
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** Lines of `vite.config.ts` with the settings that a page with a viewer needs. */
  readonly viteSettings: string;
  readonly npmrc: string;
}

export interface KitManifest {
  /** The demo project's code: path relative to the site's base path, and sizes in bytes. */
  readonly kit: { readonly file: string; readonly bytes: number; readonly gzip: number };
  readonly skeleton: KitSkeleton;
  /** Keyed by version folder. */
  readonly versions: Readonly<Record<string, KitVersion>>;
}
