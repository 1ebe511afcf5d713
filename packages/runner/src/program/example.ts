/**
 * Describes the data of an example. The build writes one file per example, and the page reads it.
 */
import type { CompiledProgram, SourceFile } from './compile';

/** A source file with its highlighted tokens. */
export interface ShownFile extends SourceFile {
  /** Encoded tokens for `CodeBlock`. */
  readonly tokens?: string;
}

/** The kind of model that an example needs to run on the reader's own project. */
export type OwnProjectNeed = 'cad' | 'points';

/**
 * Reason why an example only works with the demo project: it refers to parts of the project, or
 * shows its 360 images.
 */
export type DemoOnlyReason = 'demo' | 'images';

/** Whether an example can run on the reader's own project. */
export type OwnProject = { readonly needs: OwnProjectNeed } | { readonly demoOnly: DemoOnlyReason };

/** `.generated/examples/<folder>/<name>.json`. */
export interface ExampleProgram {
  readonly name: string;
  /** Version folder: its key in the manifest of SDK modules. */
  readonly folder: string;
  /** Release of the SDK that runs it. */
  readonly release: string;
  /** Release of the interface that the example uses. */
  readonly interfaceRelease: string;
  /** The program's files, followed by the file with the connection. */
  readonly files: readonly ShownFile[];
  readonly compiled: CompiledProgram;
  /** Path of its picture, relative to the site's base path. Null if it doesn't have one. */
  readonly poster: string | null;
  /** Read from the version's `own-project.json`. */
  readonly ownProject: OwnProject;
}
