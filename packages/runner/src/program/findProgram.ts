/** Finds programs by names from a URL. For an unknown name, lists the available names. Pure. */
import { listNames, quoteName } from './names';
import {
  templateKinds,
  type ProgramEntry,
  type ProgramsManifest,
  type TemplateEntry,
  type TemplateKind,
  type VersionPrograms,
} from './programsManifest';

/** Result for an unknown name. The message lists the available names. */
export interface NotFound {
  readonly message: string;
}

/** Ignores inherited properties, because a URL can contain a name such as `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Returns the version with this folder name, or an error that lists the available versions. */
export function findVersion(
  programs: ProgramsManifest,
  folder: string,
): { readonly version: VersionPrograms } | NotFound {
  const version = own(programs, folder);
  if (version !== undefined) return { version };
  const message = `Unknown version ${quoteName(folder)}. Available versions: ${listNames(Object.keys(programs))}.`;
  return { message };
}

/**
 * Returns the folder of the latest version, or of the newest one if the build doesn't include the latest version.
 * Throws if the manifest is empty.
 */
export function latestFolder(programs: ProgramsManifest): string {
  const folders = Object.keys(programs);
  const folder = folders.find((name) => programs[name]?.isLast) ?? folders[0];
  if (folder === undefined) throw new Error('This build has no versions.');
  return folder;
}

/** Returns the version's example with this name, or an error that lists the available examples. */
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
    message: `Unknown example ${quoteName(name)} in ${label}. Available examples: ${listNames(Object.keys(examples))}.`,
  };
}

/** Returns the version's template for this kind of data, or an error that lists the available templates. */
export function findTemplate(
  programs: ProgramsManifest,
  folder: string,
  kind: string,
): { readonly kind: TemplateKind; readonly template: TemplateEntry } | NotFound {
  const found = findVersion(programs, folder);
  if ('message' in found) return found;
  const { templates, label } = found.version;
  for (const known of templateKinds) {
    const template = templates[known];
    if (known === kind && template !== undefined) return { kind: known, template };
  }
  return {
    message: `Unknown template ${quoteName(kind)} in ${label}. Available templates: ${listNames(Object.keys(templates))}.`,
  };
}
