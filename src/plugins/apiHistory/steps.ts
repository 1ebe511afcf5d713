/** The history of the API as steps from one recorded release to the next. Pure. */
import type { ApiChanges } from '../../names/changes';
import { compareSurfaces, type KnownMoves } from '../apiChanges/compare';
import type { Surface } from '../apiChanges/surface';
import type { RecordedRelease } from './releases';

/** What changed between two releases that follow each other in the record; others may lie between them. */
export interface Step extends ApiChanges {
  readonly from: string;
  readonly to: string;
  /** Module of each new symbol: `@cognite/reveal/tools`. */
  readonly moduleOf: Readonly<Record<string, string>>;
}

/** Whether a surface has a symbol or a member, `Symbol.member`. */
function has(surface: Surface, name: string): boolean {
  const [symbol = '', member] = name.split('.');
  if (!Object.hasOwn(surface, symbol)) return false;
  return member === undefined || Object.hasOwn(surface[symbol]?.members ?? {}, member);
}

/** Whether something of a symbol that stays is gone: what `Symbol.*` speaks of. */
function losesMembers(symbol: string, before: Surface, after: Surface): boolean {
  const kept = after[symbol]?.members;
  return (
    kept !== undefined &&
    Object.keys(before[symbol]?.members ?? {}).some((member) => !Object.hasOwn(kept, member))
  );
}

/** Of all that is known of new names and replacements, what came true between two releases. */
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

/** The steps between `releases`, which are in their order. */
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
