/** What can be chosen in the playground's head: programs to begin with, versions. Pure. */
import type { ProgramsManifest } from '@site/src/frame/program/programsManifest';
import type { Option } from './Chooser';
import type { Draft, DraftStart } from './drafts/draft';

/** The part of the address that opens a start in a version. */
export function addressOf(start: DraftStart, folder: string): string {
  const query = new URLSearchParams();
  if (start.type === 'example') query.set('example', start.name);
  else if (start.type === 'statement') query.set('statement', start.id);
  else query.set('template', start.kind);
  query.set('version', folder);
  return `?${query}`;
}

/** Templates and examples of a version; what the draft began with first, when it is neither. */
export function startOptions(manifest: ProgramsManifest, { start, folder }: Draft): Option[] {
  const version = manifest[folder];
  if (version === undefined) return [];
  const options: Option[] = [
    ...Object.entries(version.templates).map(([kind, { title }]) => ({
      value: addressOf({ type: 'template', kind: kind as 'cad' }, folder),
      label: title,
      group: 'Empty programs',
    })),
    ...Object.entries(version.examples).map(([name, { title }]) => ({
      value: addressOf({ type: 'example', name }, folder),
      label: title,
      group: 'Examples',
    })),
  ];
  const own = addressOf(start, folder);
  if (options.some(({ value }) => value === own)) return options;
  const label = start.type === 'statement' ? start.id : 'a program of another version';
  return [{ value: own, label }, ...options];
}

/** Versions, each with the release whose interface it has. */
export function versionOptions(manifest: ProgramsManifest): Option[] {
  return Object.entries(manifest).map(([folder, { label, interfaceRelease }]) => ({
    value: folder,
    label: `${label}: ${interfaceRelease}`,
  }));
}

/** Versions before or after another one; the manifest has the newest first. */
export function olderThan(manifest: ProgramsManifest, folder: string): string[] {
  const folders = Object.keys(manifest);
  return folders.slice(folders.indexOf(folder) + 1);
}

export function newerThan(manifest: ProgramsManifest, folder: string): string[] {
  const folders = Object.keys(manifest);
  return folders.slice(0, Math.max(0, folders.indexOf(folder)));
}
