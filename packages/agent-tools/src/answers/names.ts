import { ownerOf } from '@reveal-docs/api-reference/names/memberName';
import type { ApiData, ToolsVersion } from '../data';
import type { Library } from '../library';

/** Removes backticks, `new`, parentheses, and type arguments around a name. Replaces `#` with a dot. */
export function cleanName(text: string): string {
  return text
    .trim()
    .replace(/^`|`$/g, '')
    .replace(/<.*>|\(.*\)?$/g, '')
    .replace(/^new /, '')
    .replaceAll('#', '.');
}

/**
 * Returns the API names that match `wanted`: the exact name, or else the names that differ only in case. Otherwise,
 * looks for members: `on` matches the `on` members of all symbols, and `viewer.on` matches the `on` members of symbols
 * whose names end with "viewer".
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

/**
 * If the version renamed a symbol or member, returns the new name. If the version renamed a member's owner, the
 * member's full name changes too.
 */
function renamedIn({ renamed }: ApiData, name: string): string | undefined {
  const [owner = '', member] = name.split('.');
  const next = renamed[owner];
  return renamed[name] ?? (next === undefined || member === undefined ? next : `${next}.${member}`);
}

/**
 * Explains in one sentence why a version doesn't have a name: it was renamed or removed, or only other versions have
 * it. Returns undefined if the name is unknown.
 */
export function describeMissingName(
  library: Library,
  version: ToolsVersion,
  name: string,
): string | undefined {
  const { versions } = library.site;
  // A version lists only the changes since the previous version, so also check the lists of older versions.
  for (const step of versions.slice(versions.indexOf(version))) {
    const api = library.api(step);
    const next = renamedIn(api, name);
    if (next !== undefined) return `\`${name}\` is now called \`${next}\`.`;
    const gone = [name, ownerOf(name)].find((candidate) => Object.hasOwn(api.removed, candidate));
    if (gone === undefined) continue;
    const instead = api.removed[gone] ?? '';
    return `\`${gone}\` was removed${instead === '' ? ' and has no replacement.' : `. Instead: ${instead}`}`;
  }
  const others = library.site.versions.filter(
    (other) => other.folder !== version.folder && Object.hasOwn(library.api(other).names, name),
  );
  if (others.length === 0) return undefined;
  const list = others.map(({ label, release }) => `${label} (${release})`).join(', ');
  return `\`${name}\` isn't in ${version.label} (${version.release}), but it's in ${list}.`;
}
