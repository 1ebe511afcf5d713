import { ownerOf } from '../names/memberName';
import { compareReleases } from './releases';
import type { Step } from './steps';

export type HistoryType = 'added' | 'renamed' | 'changed' | 'deprecated' | 'removed';

/** A change to a symbol or member between two recorded releases. */
export interface HistoryEvent {
  readonly type: HistoryType;
  /** The recorded release before the change. The change happened after this release, in `by` or earlier. */
  readonly after: string;
  readonly by: string;
  /** The name in the `by` release, or the last name of a removed symbol or member. The step's page uses this name. */
  readonly name: string;
  /** The exact release that made the change, if known. */
  readonly exact?: string;
  /** The other name of a renamed symbol or member: the later name if `isLater` is set, or else the previous name. */
  readonly otherName?: string;
  /** Set if the change was made after the version's own release. */
  readonly isLater?: true;
  /** Replacement for a deprecated name. Names are in backticks. */
  readonly instead?: string;
}

/** Map from names (`Symbol` or `Symbol.member`) to their events, oldest first. Omits names without events. */
export type History = Readonly<Record<string, readonly HistoryEvent[]>>;

/** `url` is the pathname of the event's details, or undefined if no version has that page. */
export interface LinkedEvent extends HistoryEvent {
  readonly url?: string;
}

export type LinkedHistory = Readonly<Record<string, readonly LinkedEvent[]>>;

/** Map from names to the exact release that added them. Contains only names that an unrecorded release added. */
export type ExactReleases = Readonly<Record<string, string>>;

/** Applies renames to a name, or to the owner in a member's name. */
function follow(name: string, renamed: ReadonlyMap<string, string>): string {
  const whole = renamed.get(name);
  if (whole !== undefined) return whole;
  const [owner = '', member] = name.split('.');
  return member === undefined ? name : `${renamed.get(owner) ?? owner}.${member}`;
}

function renames(step: Step): Map<string, string> {
  return new Map(step.renamed.map(({ before, after }) => [before, after]));
}

/**
 * Returns the names that a step changed, deprecated, or removed, with the type of change. Uses the names from the older
 * release.
 */
function oldNameEvents(step: Step): [string, HistoryType][] {
  const former = new Map(step.renamed.map(({ before, after }) => [after, before]));
  return [
    ...step.changed.map(({ before }): [string, HistoryType] => [before, 'changed']),
    ...step.deprecated.map((name): [string, HistoryType] => [follow(name, former), 'deprecated']),
    ...step.removed.map(({ name }): [string, HistoryType] => [name, 'removed']),
  ];
}

/** Returns the history of all names. The keys are the names in `release`. Includes changes in later releases. */
export function historyOf(
  steps: readonly Step[],
  release: string,
  exact: ExactReleases = {},
): History {
  const events = new Map<string, HistoryEvent[]>();
  const add = (name: string, event: HistoryEvent): void => {
    events.set(name, [...(events.get(name) ?? []), event]);
  };
  const isPast = ({ to }: Step): boolean => compareReleases(to, release) <= 0;

  for (const step of steps.filter(isPast)) {
    const span = { after: step.from, by: step.to };
    const renamed = renames(step);
    for (const { name } of step.removed) {
      events.delete(name);
      for (const key of [...events.keys()].filter((known) => known.startsWith(`${name}.`))) {
        events.delete(key);
      }
    }
    for (const [name, known] of [...events]) {
      events.delete(name);
      events.set(follow(name, renamed), known);
    }
    for (const name of step.added) {
      const at = exact[name];
      add(name, { type: 'added', ...span, name, ...(at === undefined ? {} : { exact: at }) });
    }
    for (const [before, after] of renamed) {
      add(after, { type: 'renamed', ...span, name: after, otherName: before });
    }
    for (const [name, type] of oldNameEvents(step)) {
      const now = follow(name, renamed);
      if (type !== 'removed') add(now, { type, ...span, name: now });
    }
  }

  // Map from later names to the names in `release`. Later changes are listed under the names in `release`.
  const ownNames = new Map<string, string>();
  /** Names that later releases removed or added. Changes to these names are skipped. */
  const others = new Set<string>();
  for (const step of steps.filter((item) => !isPast(item))) {
    const span = { after: step.from, by: step.to };
    const renamed = renames(step);
    const own = (name: string): string => follow(name, ownNames);
    const isOwn = (name: string): boolean => !others.has(name) && !others.has(ownerOf(name));
    for (const [name, type] of oldNameEvents(step)) {
      if (type !== 'changed' && isOwn(own(name))) {
        add(own(name), { type, ...span, name: follow(name, renamed), isLater: true });
      }
      if (type === 'removed') others.add(own(name));
    }
    for (const [before, after] of renamed) {
      if (!isOwn(own(before))) continue;
      add(own(before), { type: 'renamed', ...span, name: after, otherName: after, isLater: true });
      ownNames.set(after, own(before));
    }
    for (const name of step.added) others.add(own(name));
  }
  return Object.fromEntries(events);
}

/** Facts about deprecations that the steps don't contain. */
export interface Deprecations {
  /** Whether the newest recorded release still marks a name as deprecated. */
  isStill(name: string): boolean;
  /** Map from deprecated names to descriptions of their replacements. */
  readonly instead: Readonly<Record<string, string>>;
}

/** Removes reverted deprecations from a history, and adds replacements to the other deprecations. */
export function withDeprecations(history: History, { isStill, instead }: Deprecations): History {
  const entries = Object.entries(history).map(([name, events]) => [
    name,
    events
      .filter((event) => event.type !== 'deprecated' || isStill(event.name))
      .map((event): HistoryEvent => {
        const use = event.type === 'deprecated' ? instead[event.name] : undefined;
        return use === undefined ? event : { ...event, instead: use };
      }),
  ]);
  return Object.fromEntries(entries) as History;
}

/** Returns problems in the list of exact releases: names that no step added, or whose step excludes the release. */
export function checkExact(steps: readonly Step[], exact: ExactReleases): string[] {
  return Object.entries(exact).flatMap(([name, release]) => {
    const step = steps.find(({ added }) => added.includes(name));
    if (step === undefined) return [`${name}: no recorded release adds it.`];
    const isBetween =
      compareReleases(release, step.from) > 0 && compareReleases(release, step.to) <= 0;
    return isBetween
      ? []
      : [
          `${name}: according to the records, this name was added after ${step.from} but no later than ${step.to}, so it can't have been added in ${release}.`,
        ];
  });
}
