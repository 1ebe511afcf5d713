import type { ProgramsManifest, TemplateKind } from '@reveal-docs/runner/program/programsManifest';
import type { DraftStart } from './drafts/draft';

/** Returns the query string that opens a program with the version `folder`. */
export function addressOf(start: DraftStart, folder: string): string {
  const query = new URLSearchParams();
  if (start.type === 'example') query.set('example', start.name);
  else if (start.type === 'statement') query.set('statement', start.id);
  else query.set('template', start.kind);
  query.set('version', folder);
  return `?${query}`;
}

export interface StartOption {
  /** Query string that opens the template or example. */
  readonly address: string;
  readonly title: string;
  /** Path of the program's picture, relative to the site's base path. Null if the program doesn't have a picture. */
  readonly poster: string | null;
}

/** Examples whose pictures are also used for the templates. */
const exampleOf: Readonly<Record<TemplateKind, string>> = {
  cad: 'cad-basic',
  points: 'pointcloud',
  images: 'image360',
};

/**
 * Returns the path of a program's picture, relative to the site's base path. Returns null if the program doesn't have a
 * picture.
 */
export function posterOf(
  manifest: ProgramsManifest,
  start: DraftStart,
  folder: string,
): string | null {
  if (start.type === 'statement') return null;
  const name = start.type === 'example' ? start.name : exampleOf[start.kind];
  const examples = manifest[folder]?.examples ?? {};
  return Object.hasOwn(examples, name) ? (examples[name]?.poster ?? null) : null;
}

function optionOf(
  manifest: ProgramsManifest,
  start: DraftStart,
  folder: string,
  title: string,
): StartOption {
  return { address: addressOf(start, folder), title, poster: posterOf(manifest, start, folder) };
}

/** Returns the templates and examples of a version. */
export function startOptions(
  manifest: ProgramsManifest,
  folder: string,
): { readonly templates: readonly StartOption[]; readonly examples: readonly StartOption[] } {
  const { templates = {}, examples = {} } = manifest[folder] ?? {};
  return {
    templates: Object.entries(templates).map(([kind, { title }]) =>
      optionOf(manifest, { type: 'template', kind: kind as TemplateKind }, folder, title),
    ),
    examples: Object.entries(examples).map(([name, { title }]) =>
      optionOf(manifest, { type: 'example', name }, folder, title),
    ),
  };
}

/** A version that readers can choose, with the release that its pages describe. */
export interface VersionOption {
  readonly value: string;
  readonly label: string;
  readonly release: string;
}

export function versionOptions(manifest: ProgramsManifest): VersionOption[] {
  return Object.entries(manifest).map(([folder, { label, interfaceRelease }]) => ({
    value: folder,
    label,
    release: interfaceRelease,
  }));
}

/** Returns the versions older than `folder`. The manifest lists the newest version first. */
export function olderThan(manifest: ProgramsManifest, folder: string): string[] {
  const folders = Object.keys(manifest);
  return folders.slice(folders.indexOf(folder) + 1);
}

export function newerThan(manifest: ProgramsManifest, folder: string): string[] {
  const folders = Object.keys(manifest);
  return folders.slice(0, Math.max(0, folders.indexOf(folder)));
}
