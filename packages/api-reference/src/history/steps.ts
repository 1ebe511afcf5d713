import type { ApiChanges } from '../names/changes';
import { compareSurfaces, type KnownMoves } from '../changes/compare';
import type { Surface } from '../changes/surface';
import type { RecordedRelease } from './releases';

/** The changes between two consecutive recorded releases. Unrecorded releases can exist between these two. */
export interface Step extends ApiChanges {
  readonly from: string;
  readonly to: string;
  /** Module of each new symbol: `@cognite/reveal/tools`. */
  readonly moduleOf: Readonly<Record<string, string>>;
}

function has(surface: Surface, name: string): boolean {
  const [symbol = '', member] = name.split('.');
  if (!Object.hasOwn(surface, symbol)) return false;
  return member === undefined || Object.hasOwn(surface[symbol]?.members ?? {}, member);
}

/** Whether a symbol that still exists has lost members. Replacements for `Symbol.*` apply only to symbols like this. */
function losesMembers(symbol: string, before: Surface, after: Surface): boolean {
  const kept = after[symbol]?.members;
  return (
    kept !== undefined &&
    Object.keys(before[symbol]?.members ?? {}).some((member) => !Object.hasOwn(kept, member))
  );
}

/** Returns the renames and replacements that took effect between two releases. */
export function movesBetween(
  before: Surface,
  after: Surface,
  { renamed, instead, newTypeArguments }: KnownMoves,
): KnownMoves {
  const happened = (from: string, to: string): boolean =>
    has(before, from) && !has(before, to) && !has(after, from) && has(after, to);
  return {
    renamed: Object.fromEntries(Object.entries(renamed).filter((entry) => happened(...entry))),
    instead: Object.fromEntries(
      Object.entries(instead).filter(([name]) =>
        name.endsWith('.*')
          ? losesMembers(name.slice(0, -2), before, after)
          : has(before, name) && !has(after, name),
      ),
    ),
    newTypeArguments,
  };
}

/** Returns the steps between `releases`, which must be sorted. */
export function buildSteps(releases: readonly RecordedRelease[], moves: KnownMoves): Step[] {
  return releases.slice(1).map((to, index) => {
    const from = releases[index] as RecordedRelease;
    const known = movesBetween(from.surface, to.surface, moves);
    const changes = compareSurfaces(from.surface, to.surface, known);
    const moduleOf = Object.fromEntries(
      changes.added.flatMap((name) => {
        const symbol = to.surface[name];
        return symbol === undefined ? [] : [[name, symbol.module]];
      }),
    );
    return { from: from.release, to: to.release, ...changes, moduleOf };
  });
}
