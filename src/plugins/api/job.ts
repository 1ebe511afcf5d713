/** What the process that runs TypeDoc is told, as JSON: one release of the SDK in one layout. */

import type { DocsVersion } from '../../versions';

/** One import path of the SDK and the declaration file behind it. */
export interface ApiEntryPoint {
  /** Name in page paths: `cognite_reveal_tools`. */
  readonly key: string;
  /** What a program imports: `@cognite/reveal/tools`. */
  readonly specifier: string;
  /** Declaration file, absolute. */
  readonly file: string;
}

/** How pages are filed: see `ApiSource` in src/versions. */
export type ApiLayout = 'packages' | 'flat';

export interface ApiJob {
  /** The version whose workspace samples are compiled in. */
  readonly version: DocsVersion;
  /** What messages call this run: `@cognite/reveal 4.29.0 (examples/4.x)`. */
  readonly label: string;
  readonly release: string;
  readonly layout: ApiLayout;
  /** Whether defaults of ours, which were read in the source of the present release, hold in this one. */
  readonly isPresent: boolean;
  /** The SDK's folder, absolute. */
  readonly sdkDir: string;
  /** Where to mend a wrong pin or entry point, as a reader of the message would name it. */
  readonly manifest: string;
  readonly entryPoints: readonly ApiEntryPoint[];
  /** Packages whose types the SDK's declarations use and that must therefore resolve. */
  readonly typedPackages: readonly string[];
  /** Folder for the pages, absolute; emptied first. */
  readonly pagesDir: string;
  /** File for the symbols (`ApiIndex['symbols']`), absolute. */
  readonly symbolsFile: string;
  /** File for the undocumented exports (`UndocumentedReport` without its version), absolute. */
  readonly undocumentedFile: string;
  /** File for what every symbol and member says (`ApiDescription[]`), absolute. */
  readonly descriptionsFile: string;
  /** File for what became of the SDK's samples (`SampleResult[]`), absolute. */
  readonly samplesFile: string;
}
