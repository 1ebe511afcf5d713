/** Input of the process that runs TypeDoc, as JSON: one release of the SDK in one layout. */

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
  /** Name of this run in messages: `@cognite/reveal 4.29.0 (examples/4.x)`. */
  readonly label: string;
  readonly release: string;
  readonly layout: ApiLayout;
  /**
   * Whether this is the current release. The default values in our descriptions come from its source, and might differ
   * in other releases.
   */
  readonly isPresent: boolean;
  /** Absolute path of the SDK's folder. */
  readonly sdkDir: string;
  /** Path of the file to correct when a pin or entry point is wrong, for messages. */
  readonly manifest: string;
  readonly entryPoints: readonly ApiEntryPoint[];
  /** Packages whose types the SDK's declarations use. All of them must resolve. */
  readonly typedPackages: readonly string[];
  /** Absolute path of the output file for the model (`ApiModel`). */
  readonly modelFile: string;
  /** Absolute path of the output file for undocumented exports (`UndocumentedReport` without its version). */
  readonly undocumentedFile: string;
  /** Absolute path of the output file for the descriptions of all symbols and members (`ApiDescription[]`). */
  readonly descriptionsFile: string;
  /** Absolute path of the output file for the results of the SDK's samples (`SampleResult[]`). */
  readonly samplesFile: string;
}
