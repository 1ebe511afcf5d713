/** Finds programs by what an address says, or says what there is instead. Pure. */
import { listNames, quoteName } from './programWords';
import {
  templateKinds,
  type ProgramEntry,
  type ProgramsManifest,
  type TemplateEntry,
  type VersionPrograms,
} from './programsManifest';

/** Why there is nothing of that name, and what there is: for the reader. */
export interface NotFound {
  readonly message: string;
}

/** Own entries only: a name from an address can be `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The version of a folder. */
export function findVersion(
  programs: ProgramsManifest,
  folder: string,
): { readonly version: VersionPrograms } | NotFound {
  const version = own(programs, folder);
  if (version !== undefined) return { version };
  const message = `There is no version ${quoteName(folder)}. The versions are ${listNames(Object.keys(programs))}.`;
  return { message };
}

/** Folder of the latest release's version; of the newest one in a build without it. Throws when there is none. */
export function latestFolder(programs: ProgramsManifest): string {
  const folders = Object.keys(programs);
  const folder = folders.find((name) => programs[name]?.isLast) ?? folders[0];
  if (folder === undefined) throw new Error('This build has no versions.');
  return folder;
}

/** An example of a version, by its name. */
export function findExample(
  programs: ProgramsManifest,
  folder: string,
  name: string,
): { readonly entry: ProgramEntry } | NotFound {
  const found = findVersion(programs, folder);
  if ('message' in found) return found;
  const { examples, label } = found.version;
  const entry = own(examples, name);
  if (entry !== undefined) return { entry };
  return {
    message: `There is no example ${quoteName(name)} in ${label}. It has ${listNames(Object.keys(examples))}.`,
  };
}

/** A template of a version, by its kind of data. */
export function findTemplate(
  programs: ProgramsManifest,
  folder: string,
  kind: string,
): { readonly template: TemplateEntry } | NotFound {
  const found = findVersion(programs, folder);
  if ('message' in found) return found;
  const { templates, label } = found.version;
  const known = templateKinds.find((item) => item === kind);
  const template = known && templates[known];
  if (template !== undefined) return { template };
  return {
    message: `There is no template ${quoteName(kind)} in ${label}. It has ${listNames(Object.keys(templates))}.`,
  };
}
