/** JSON input for the process that runs TypeDoc. It describes one SDK release in one layout. */

import type { DocsVersion } from '@reveal-docs/versions';

export interface ApiEntryPoint {
  /** Name in page paths: `cognite_reveal_tools`. */
  readonly key: string;
  /** Import path: `@cognite/reveal/tools`. */
  readonly specifier: string;
  /** Absolute path of the declaration file. */
  readonly file: string;
}

/** Folder layout of the pages, as in `ApiSource` (packages/versions/src). */
export type ApiLayout = 'packages' | 'flat';

export interface ApiJob {
  /** The version whose workspace compiles the samples. */
  readonly version: DocsVersion;
  /** Name of this run for messages: `@cognite/reveal 4.29.0 (examples/4.x)`. */
  readonly label: string;
  readonly release: string;
  readonly layout: ApiLayout;
  /**
   * Whether this is the current release. The default values in our descriptions come from the current release's source,
   * and might differ in other releases.
   */
  readonly isPresent: boolean;
  /** Absolute path of the SDK's folder. */
  readonly sdkDir: string;
  /** Path of the file to correct if a pin or entry point is wrong. Used in messages. */
  readonly manifest: string;
  readonly entryPoints: readonly ApiEntryPoint[];
  /** Packages whose types appear in the SDK's declarations. All of these packages must resolve. */
  readonly typedPackages: readonly string[];
  /** Absolute path of the output file that contains the model (`ApiModel`). */
  readonly modelFile: string;
  /** Absolute path of the output file that lists undocumented exports (`UndocumentedReport` without its version). */
  readonly undocumentedFile: string;
  /**
   * Absolute path of the output file that contains the descriptions of all symbols and members (`ApiDescription[]`).
   */
  readonly descriptionsFile: string;
  /** Absolute path of the output file that contains the results for the SDK's samples (`SampleResult[]`). */
  readonly samplesFile: string;
}
