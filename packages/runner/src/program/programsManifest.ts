/**
 * Describes the metadata of all programs, which is available before any program is loaded.
 * `src/plugins/programs` writes it.
 */
import type { SourceFile } from './compile';

/** An example, or another program that a page shows. */
export interface ProgramEntry {
  readonly title: string;
  /**
   * Description of the program's page, in one sentence. Empty if the program has no page of its
   * own.
   */
  readonly description: string;
  /** Path of its {@link ExampleProgram}, relative to the site's base path. */
  readonly file: string;
  /** Path of its picture, relative to the site's base path. Null if it doesn't have one. */
  readonly poster: string | null;
}

/** Kinds of data for a new program. */
export const templateKinds = ['cad', 'points', 'images'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The smallest program that shows one kind of data. */
export interface TemplateEntry {
  readonly title: string;
  readonly description: string;
  /** The reader's own files. The first one is the entry point. */
  readonly files: readonly SourceFile[];
}

export interface VersionPrograms {
  /** Label for readers: `4.x`. */
  readonly label: string;
  /** Whether this is the latest version. */
  readonly isLast: boolean;
  /** Release of the SDK that runs it. */
  readonly release: string;
  /** Release of the interface that its programs use. */
  readonly interfaceRelease: string;
  /** Source of `project.ts`, which is part of every program of the version. */
  readonly project: string;
  readonly examples: Readonly<Record<string, ProgramEntry>>;
  readonly templates: Readonly<Partial<Record<TemplateKind, TemplateEntry>>>;
}

/** `.generated/programs/manifest.json`: versions by folder, newest first. */
export type ProgramsManifest = Readonly<Record<string, VersionPrograms>>;
