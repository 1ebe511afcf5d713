/** Finds API names as readers write them. */
import { ownerOf } from '@reveal-docs/api-reference/names/memberName';
import type { ApiData, ToolsVersion } from '../data';
import type { Library } from '../library';

/** Removes the parts around a name: backticks, `()`, and type arguments. */
export function cleanName(text: string): string {
  return text
    .trim()
    .replace(/^`|`$/g, '')
    .replace(/<.*>|\(.*\)?$/g, '')
    .replace(/^new /, '')
    .replaceAll('#', '.');
}

/**
 * Returns the names that match a text. Looks for an exact match, then for a match that ignores
 * case. If neither is found, `on` matches all members with this name, and `viewer.on` matches such
 * members of classes with a name that ends in "viewer".
 */
export function findNames({ names }: ApiData, wanted: string): string[] {
  if (Object.hasOwn(names, wanted)) return [wanted];
  const all = Object.keys(names);
  const lower = wanted.toLowerCase();
  const same = all.filter((name) => name.toLowerCase() === lower);
  if (same.length > 0) return same;
  const [owner = '', member] = lower.split('.');
  if (member === undefined) return all.filter((name) => name.toLowerCase().endsWith(`.${lower}`));
  return all.filter((name) => {
    const [ownOwner = '', ownMember] = name.toLowerCase().split('.');
    return ownMember === member && ownOwner.endsWith(owner);
  });
}

/** Applies the renames of a version to a symbol or to the owner of a member. */
function renamedIn({ renamed }: ApiData, name: string): string | undefined {
  const [owner = '', member] = name.split('.');
  const next = renamed[owner];
  return renamed[name] ?? (next === undefined || member === undefined ? next : `${next}.${member}`);
}

/**
 * Returns a sentence about what happened to a name that a version doesn't have. Returns undefined
 * if that isn't known.
 */
export function describeMissingName(
  library: Library,
  version: ToolsVersion,
  name: string,
): string | undefined {
  const { versions } = library.site;
  // Check the version and all older ones. Each lists the changes since the previous version.
  for (const step of versions.slice(versions.indexOf(version))) {
    const api = library.api(step);
    const next = renamedIn(api, name);
    if (next !== undefined) return `\`${name}\` is now called \`${next}\`.`;
    const gone = [name, ownerOf(name)].find((candidate) => Object.hasOwn(api.removed, candidate));
    if (gone === undefined) continue;
    const instead = api.removed[gone] ?? '';
    return `\`${gone}\` was removed.${instead === '' ? ' It has no replacement.' : ` Instead: ${instead}`}`;
  }
  const others = library.site.versions.filter(
    (other) => other.folder !== version.folder && Object.hasOwn(library.api(other).names, name),
  );
  if (others.length === 0) return undefined;
  const list = others.map(({ label, release }) => `${label} (${release})`).join(', ');
  return `\`${name}\` isn't in ${version.label} (${version.release}). It's in ${list}.`;
}
