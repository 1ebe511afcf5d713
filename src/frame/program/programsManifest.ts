/** What is known of all programs before any is loaded; `src/plugins/programs` writes it. */
import type { SourceFile } from './compile';

/** An example, or another program that a page shows. */
export interface ProgramEntry {
  readonly title: string;
  /** One sentence; empty where no page is about this program alone. */
  readonly description: string;
  /** Path of its {@link ExampleProgram} below the site's base. */
  readonly file: string;
  /** Path of its picture below the site's base, when there is one. */
  readonly poster: string | null;
}

/** Kinds of data that an empty program can start with. */
export const templateKinds = ['cad', 'points', 'images'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The smallest program that shows a kind of data. */
export interface TemplateEntry {
  readonly title: string;
  readonly description: string;
  /** The reader's own files; the first runs. */
  readonly files: readonly SourceFile[];
}

/** The programs of one version. */
export interface VersionPrograms {
  /** What readers see: `4.x`. */
  readonly label: string;
  /** Whether it is the latest release's. */
  readonly isLast: boolean;
  /** Release of the SDK that runs it. */
  readonly release: string;
  /** Release whose interface its programs are written for. */
  readonly interfaceRelease: string;
  /** Source of `project.ts`, which every program of the version gets. */
  readonly project: string;
  readonly examples: Readonly<Record<string, ProgramEntry>>;
  readonly templates: Readonly<Partial<Record<TemplateKind, TemplateEntry>>>;
}

/** `.generated/programs/manifest.json`: versions by folder, newest first. */
export type ProgramsManifest = Readonly<Record<string, VersionPrograms>>;
