import type { ApiChanges, Change, ChangedSignature } from '../names/changes';
import { isMember, memberOf, ownerOf } from '../names/memberName';
import type { Overload, Signature } from './signatures';
import type { Surface } from './surface';

/** Information that type declarations don't contain: renames, replacements, and differences to ignore. */
export interface KnownMoves {
  /** Map from old to new names of symbols and members: `Viewer.old` → `Viewer.new`. */
  readonly renamed: Readonly<Record<string, string>>;
  /**
   * Map from removed symbols and members to their replacements, in Markdown. The key `Symbol.*` stands for all removed
   * members of a symbol.
   */
  readonly instead: Readonly<Record<string, string>>;
  /** Type arguments that the newer release added with default values. Callers don't need to change. */
  readonly newTypeArguments: readonly string[];
}

/**
 * Returns a function that normalizes a signature for the comparison. The function applies renames, and removes new type
 * arguments.
 */
function normalizer({ renamed, newTypeArguments }: KnownMoves): (key: string) => string {
  const names = new Map(Object.entries(renamed).filter(([name]) => !isMember(name)));
  const old = new RegExp(`\\b(?:${[...names.keys(), '(?!)'].join('|')})\\b`, 'g');
  const added = [...newTypeArguments, '(?!)'].join('|');
  const typeArguments = new RegExp(`<(?:\\w+ extends )?(?:${added})(?: = \\w+)?>`, 'g');
  return (key) => key.replace(old, (name) => names.get(name) ?? name).replace(typeArguments, '');
}

interface Entry {
  readonly kind: string;
  readonly signature?: Signature;
  readonly isDeprecated: boolean;
}

function flatten(surface: Surface): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [name, { kind, signature, isDeprecated, members }] of Object.entries(surface)) {
    entries.set(name, { kind, isDeprecated, ...(signature === undefined ? {} : { signature }) });
    for (const [member, memberSignature] of Object.entries(members)) {
      entries.set(`${name}.${member}`, {
        kind: 'member',
        signature: memberSignature,
        isDeprecated: memberSignature.isDeprecated,
      });
    }
  }
  return entries;
}

/** Sorts symbols before members, each in alphabetical order. */
function byName(a: string, b: string): number {
  return Number(isMember(a)) - Number(isMember(b)) || a.localeCompare(b, 'en');
}

function checkMoves(
  { renamed, instead }: KnownMoves,
  old: ReadonlyMap<string, Entry>,
  now: ReadonlyMap<string, Entry>,
): void {
  for (const [from, to] of Object.entries(renamed)) {
    if (!old.has(from)) throw new Error(`"${from}" is listed as renamed, but never existed.`);
    if (!now.has(to))
      throw new Error(`"${from}" is listed as renamed to "${to}", which doesn't exist.`);
  }
  for (const name of Object.keys(instead).filter((key) => !key.endsWith('.*'))) {
    if (!old.has(name)) throw new Error(`"${name}" is listed as removed, but never existed.`);
    if (now.has(name)) throw new Error(`"${name}" is listed as removed, but still exists.`);
  }
}

function missingIn(
  { signature }: Entry,
  other: Entry,
  key: (overload: Overload) => string,
  otherKey: (overload: Overload) => string,
): string[] {
  const known = new Set((other.signature?.overloads ?? []).map(otherKey));
  return (signature?.overloads ?? [])
    .filter((overload) => !known.has(key(overload)))
    .map(({ text }) => text);
}

/** Returns the changes from `before` to `after`. Throws if `moves` contradicts the surfaces. */
export function compareSurfaces(before: Surface, after: Surface, moves: KnownMoves): ApiChanges {
  const old = flatten(before);
  const now = flatten(after);
  checkMoves(moves, old, now);
  const normalize = normalizer(moves);
  const newName = (name: string): string => {
    if (Object.hasOwn(moves.renamed, name)) return moves.renamed[name] ?? name;
    return isMember(name) ? `${newName(ownerOf(name))}.${memberOf(name)}` : name;
  };

  const renamed: Change[] = [];
  const removed: { name: string; instead?: string }[] = [];
  const changed: ChangedSignature[] = [];
  const deprecated: string[] = [];
  const met = new Set<string>();
  for (const [name, entry] of old) {
    const target = newName(name);
    const found = now.get(target);
    met.add(target);
    if (found === undefined) {
      // Members of a removed symbol aren't listed separately.
      if (isMember(name) && !now.has(newName(ownerOf(name)))) continue;
      const ofOwner = isMember(name) ? moves.instead[`${ownerOf(name)}.*`] : undefined;
      const instead = moves.instead[name] ?? ofOwner;
      removed.push({ name, ...(instead === undefined ? {} : { instead }) });
      continue;
    }
    if (Object.hasOwn(moves.renamed, name)) renamed.push({ before: name, after: target });
    if (!entry.isDeprecated && found.isDeprecated) deprecated.push(target);
    const keyBefore = ({ key }: Overload): string => normalize(nameless(key, name));
    const keyAfter = ({ key }: Overload): string => normalize(nameless(key, target));
    const from = missingIn(entry, found, keyBefore, keyAfter);
    const to = missingIn(found, entry, keyAfter, keyBefore);
    const hasOtherKind = entry.kind !== found.kind;
    // If a type declaration omits the value of an enum member, the value can't be compared.
    if (!hasOtherKind && (isBareName(entry, name) || isBareName(found, target))) continue;
    if (from.length + to.length === 0 && !hasOtherKind) continue;
    changed.push({
      before: name,
      after: target,
      from: from.length === 0 && hasOtherKind ? [entry.kind] : from,
      to: to.length === 0 && hasOtherKind ? [found.kind] : to,
    });
  }
  for (const pattern of Object.keys(moves.instead).filter((key) => key.endsWith('.*'))) {
    const owner = pattern.slice(0, -2);
    if (!removed.some(({ name }) => isMember(name) && ownerOf(name) === owner)) {
      throw new Error(
        `"${pattern}" specifies a replacement, but no member of "${owner}" was removed.`,
      );
    }
  }
  const added = [...now.keys()].filter(
    (name) => !met.has(name) && (!isMember(name) || met.has(ownerOf(name))),
  );
  return {
    renamed: renamed.sort((a, b) => byName(a.before, b.before)),
    removed: removed.sort((a, b) => byName(a.name, b.name)),
    changed: changed.sort((a, b) => byName(a.before, b.before)),
    deprecated: deprecated.sort(byName),
    added: added.sort(byName),
  };
}

function isBareName({ signature }: Entry, name: string): boolean {
  const overloads = signature?.overloads ?? [];
  return overloads.length > 0 && overloads.every(({ key }) => nameless(key, name) === '');
}

/** Returns a signature without its name, so that a rename doesn't count as a change. */
function nameless(key: string, name: string): string {
  const last = memberOf(name);
  return key.replace(new RegExp(`^(readonly )?${last}(?=\\W|$)`), '$1');
}
