/**
 * Schema of `.generated/download/kit.json`: the requirements of a downloaded example, without its own files.
 */

/**
 * An SDK build that isn't from npm. The download includes its tarball, because readers might not
 * find it on npm.
 */
export interface KitSdk {
  /** Path of the tarball, relative to the site's base path. */
  readonly file: string;
  readonly bytes: number;
  /** Path in the downloaded project, as in its `file:` dependency. */
  readonly path: string;
}

/** The requirements of one version's examples. */
export interface KitVersion {
  /** Packages that the program imports, with exact versions. The SDK is a file if `sdk` is set. */
  readonly dependencies: Readonly<Record<string, string>>;
  /**
   * Adapter modules that replace packages if the version's interface differs from the release's:
   * specifier → file.
   */
  readonly standIns: Readonly<Record<string, string>>;
  /** `AGENTS.md`: instructions for coding agents. */
  readonly agents: string;
  /** Sources of the adapter modules, by path in the project. */
  readonly files: Readonly<Record<string, string>>;
  readonly sdk?: KitSdk;
}

/**
 * The parts of the Vite starter that every downloaded project has
 * (`src/plugins/download/skeleton.ts`).
 */
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
  /** Lines of `vite.config.ts` with the settings that a page with a viewer needs. */
  readonly viteSettings: string;
  /** Content of `.npmrc`. */
  readonly npmrc: string;
}

export interface KitManifest {
  /** The demo project's code: path relative to the site's base path, and sizes in bytes. */
  readonly kit: { readonly file: string; readonly bytes: number; readonly gzip: number };
  readonly skeleton: KitSkeleton;
  /** Keyed by version folder. */
  readonly versions: Readonly<Record<string, KitVersion>>;
}
