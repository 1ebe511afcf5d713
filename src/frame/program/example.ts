/** What a page knows of an example: written per example by the build, read by the page's component. */
import type { CompiledProgram, SourceFile } from './compile';

/** A file as the page shows it. */
export interface ShownFile extends SourceFile {
  /** For `CodeBlock`. */
  readonly tokens?: string;
}

/** What an example needs to run on a model of the reader's. */
export type OwnProjectNeed = 'cad' | 'points';

/** Why an example works in the demo project only: it names parts of it, or shows its 360 images. */
export type DemoOnlyReason = 'demo' | 'images';

/** Whether an example offers the reader's own project. */
export type OwnProject = { readonly needs: OwnProjectNeed } | { readonly demoOnly: DemoOnlyReason };

/** `.generated/examples/<folder>/<name>.json`. */
export interface ExampleProgram {
  readonly name: string;
  /** Folder of the version it belongs to: key of the manifest of SDK modules. */
  readonly folder: string;
  /** Release of the SDK that runs it. */
  readonly release: string;
  /** Release whose interface it is written for. */
  readonly interfaceRelease: string;
  /** The program first, then the connection. */
  readonly files: readonly ShownFile[];
  readonly compiled: CompiledProgram;
  /** Picture of it below the site's base path, when there is one. */
  readonly poster: string | null;
  /** From the version's `own-project.json`. */
  readonly ownProject: OwnProject;
}
