/** What is known of when the names of one version came, changed and went. Pure. */
import { ownerOf } from '../../names/memberName';
import { compareReleases } from './releases';
import type { Step } from './steps';

export type HistoryType = 'added' | 'renamed' | 'changed' | 'deprecated' | 'removed';

/** Something that happened to a symbol or a member between two releases. */
export interface HistoryEvent {
  readonly type: HistoryType;
  /** Releases of the step: it had not happened in `after`, and had in `by`. */
  readonly after: string;
  readonly by: string;
  /** What the name is called in `by`, or was before it was removed: the step's page tells of it so. */
  readonly name: string;
  /** The release that did it, where that is known. */
  readonly exact?: string;
  /** The other name of something renamed: the former one, or the later one where `isLater`. */
  readonly otherName?: string;
  /** It happened after the version's own release. */
  readonly isLater?: true;
  /** What to use in place of something deprecated, in words; names between backticks. */
  readonly instead?: string;
}

/** Events by name, `Symbol` or `Symbol.member`, oldest first; names without any are not listed. */
export type History = Readonly<Record<string, readonly HistoryEvent[]>>;

/** Release that added a name, where it lies between recorded ones. */
export type ExactReleases = Readonly<Record<string, string>>;

/** The owner's new name in a member's name. */
function follow(name: string, renamed: ReadonlyMap<string, string>): string {
  const whole = renamed.get(name);
  if (whole !== undefined) return whole;
  const [owner = '', member] = name.split('.');
  return member === undefined ? name : `${renamed.get(owner) ?? owner}.${member}`;
}

function renames(step: Step): Map<string, string> {
  return new Map(step.renamed.map(({ before, after }) => [before, after]));
}

/** Names that a step changed, deprecated or removed, each with what happened; by the names of the older release. */
function oldNameEvents(step: Step): [string, HistoryType][] {
  const former = new Map(step.renamed.map(({ before, after }) => [after, before]));
  return [
    ...step.changed.map(({ before }): [string, HistoryType] => [before, 'changed']),
    ...step.deprecated.map((name): [string, HistoryType] => [follow(name, former), 'deprecated']),
    ...step.removed.map(({ name }): [string, HistoryType] => [name, 'removed']),
  ];
}

/**
 * The history of all names, by what they are called in `release`: how they came to be as they are, and what
 * later releases do to them.
 */
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

  // What comes later is told by the name that the version has.
  const ownNames = new Map<string, string>();
  /** Names that are the version's no more, or never were. */
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

/** What is to be known of deprecations besides the steps. */
export interface Deprecations {
  /** Whether the newest recorded release still calls a name of it deprecated. */
  isStill(name: string): boolean;
  /** What to use in place of a name, in words. */
  readonly instead: Readonly<Record<string, string>>;
}

/** A history without deprecations that were taken back, and with what to use in place of the others. */
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

/**
 * Problems of the list of exact releases: names that no step added, and releases that do not lie between those
 * of the step.
 */
export function checkExact(steps: readonly Step[], exact: ExactReleases): string[] {
  return Object.entries(exact).flatMap(([name, release]) => {
    const step = steps.find(({ added }) => added.includes(name));
    if (step === undefined) return [`${name}: no step adds it.`];
    const isBetween =
      compareReleases(release, step.from) > 0 && compareReleases(release, step.to) <= 0;
    return isBetween
      ? []
      : [`${name}: ${release} is not after ${step.from}, by ${step.to}, where it is new.`];
  });
}
