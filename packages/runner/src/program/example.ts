/** Describes the data of an example. The build writes one file per example, and the page reads it. */
import type { CompiledProgram, SourceFile } from './compile';

export interface ShownFile extends SourceFile {
  /** Encoded syntax tokens for the `CodeBlock` component. */
  readonly tokens?: string;
}

export type OwnProjectNeed = 'cad' | 'points';

/**
 * Reason why an example works only with the demo project: it uses parts that only this project has, or its 360 images.
 */
export type DemoOnlyReason = 'demo' | 'images';

export type OwnProject = { readonly needs: OwnProjectNeed } | { readonly demoOnly: DemoOnlyReason };

/** `.generated/examples/<folder>/<name>.json`. */
export interface ExampleProgram {
  readonly name: string;
  /** Version folder, which is also the key in the SDK manifest. */
  readonly folder: string;
  /** Release of the SDK that runs the example. */
  readonly release: string;
  /** Release of the interface that the example uses. */
  readonly interfaceRelease: string;
  /** The program's files, followed by the file with the connection. */
  readonly files: readonly ShownFile[];
  readonly compiled: CompiledProgram;
  /** Path of the example's picture, relative to the site's base path. Null if the example has no picture. */
  readonly poster: string | null;
  /** Whether the example can use the reader's own project. From the version's `own-project.json`. */
  readonly ownProject: OwnProject;
}
