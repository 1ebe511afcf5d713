/** Describes the metadata of all programs. Pages read the metadata before they load a program. */
import type { SourceFile } from './compile';

/** An example, or another program that a page shows. */
export interface ProgramEntry {
  readonly title: string;
  /** Description of the program's page, in one sentence. Empty if the program doesn't have its own page. */
  readonly description: string;
  /** Path of its {@link ExampleProgram}, relative to the site's base path. */
  readonly file: string;
  /** Path of the program's picture, relative to the site's base path. Null if the program has no picture. */
  readonly poster: string | null;
}

export const templateKinds = ['cad', 'points', 'images'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The smallest program that shows one kind of data. */
export interface TemplateEntry {
  readonly title: string;
  readonly description: string;
  /** The template's files, without `project.ts`. The first one is the entry point. */
  readonly files: readonly SourceFile[];
}

export interface VersionPrograms {
  /** Label for readers: `4.x`. */
  readonly label: string;
  readonly isLast: boolean;
  /** SDK release that runs the version's programs. */
  readonly release: string;
  /** Release of the interface that the version's programs use. */
  readonly interfaceRelease: string;
  /** Source of `project.ts`, which is part of every program of the version. */
  readonly project: string;
  readonly examples: Readonly<Record<string, ProgramEntry>>;
  readonly templates: Readonly<Partial<Record<TemplateKind, TemplateEntry>>>;
}

/** `.generated/programs/manifest.json`: versions by folder, newest first. */
export type ProgramsManifest = Readonly<Record<string, VersionPrograms>>;
