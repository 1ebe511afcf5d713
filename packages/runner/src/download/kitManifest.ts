/**
 * Schema of `.generated/download/kit.json`, which describes all contents of a downloaded example, except the example's
 * own files.
 */

/** An SDK build. The download contains its tarball, because npm might not have this build. */
export interface KitSdk {
  /** Path of the tarball, relative to the site's base path. */
  readonly file: string;
  readonly bytes: number;
  /** Path of the tarball within the downloaded project, as in the project's `file:` dependency. */
  readonly path: string;
}

export interface KitVersion {
  /**
   * Map from the packages that the program imports to exact versions. If `sdk` is set, the SDK's version is a `file:`
   * path.
   */
  readonly dependencies: Readonly<Record<string, string>>;
  /**
   * Map from package specifiers to the adapter modules that replace the packages. Empty unless the
   * version's programs use the interface of another release.
   */
  readonly standIns: Readonly<Record<string, string>>;
  /** Content of `AGENTS.md`, the instructions for coding agents. */
  readonly agents: string;
  /** Sources of the adapter modules, by path in the project. */
  readonly files: Readonly<Record<string, string>>;
  readonly sdk?: KitSdk;
}

/**
 * Parts of the Vite starter that every downloaded project contains. `src/plugins/download/skeleton.ts` selects them.
 */
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
