/** The options in the playground's toolbar: templates, examples and versions. Pure. */
import type { ProgramsManifest } from '@reveal-docs/runner/program/programsManifest';
import type { Option } from './Chooser';
import type { Draft, DraftStart } from './drafts/draft';

/** The query string that opens a starting program in a version. */
export function addressOf(start: DraftStart, folder: string): string {
  const query = new URLSearchParams();
  if (start.type === 'example') query.set('example', start.name);
  else if (start.type === 'statement') query.set('statement', start.id);
  else query.set('template', start.kind);
  query.set('version', folder);
  return `?${query}`;
}

/**
 * Templates and examples of a version. If the draft started from something else, that comes first.
 */
export function startOptions(manifest: ProgramsManifest, { start, folder }: Draft): Option[] {
  const version = manifest[folder];
  if (version === undefined) return [];
  const options: Option[] = [
    ...Object.entries(version.templates).map(([kind, { title }]) => ({
      value: addressOf({ type: 'template', kind: kind as 'cad' }, folder),
      label: title,
      group: 'Basic templates',
    })),
    ...Object.entries(version.examples).map(([name, { title }]) => ({
      value: addressOf({ type: 'example', name }, folder),
      label: title,
      group: 'Examples',
    })),
  ];
  const own = addressOf(start, folder);
  if (options.some(({ value }) => value === own)) return options;
  const label = start.type === 'statement' ? start.id : 'Program from another version';
  return [{ value: own, label }, ...options];
}

/** All versions, each labeled with the SDK release whose interface it has. */
export function versionOptions(manifest: ProgramsManifest): Option[] {
  return Object.entries(manifest).map(([folder, { label, interfaceRelease }]) => ({
    value: folder,
    label: `${label}: ${interfaceRelease}`,
  }));
}

/** Versions older than `folder`. The manifest lists the newest version first. */
export function olderThan(manifest: ProgramsManifest, folder: string): string[] {
  const folders = Object.keys(manifest);
  return folders.slice(folders.indexOf(folder) + 1);
}

export function newerThan(manifest: ProgramsManifest, folder: string): string[] {
  const folders = Object.keys(manifest);
  return folders.slice(0, Math.max(0, folders.indexOf(folder)));
}
