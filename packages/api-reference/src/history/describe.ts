import type { HistoryEvent } from './history';

const verbs: Record<HistoryEvent['type'], string> = {
  added: 'Added',
  renamed: 'Renamed',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** Describes when an event happened. Not all releases are recorded, so the exact release can be unknown. */
function when({ type, after, by, exact }: HistoryEvent): string {
  if (exact !== undefined) return ` in ${exact}`;
  if (type === 'deprecated') return ` in ${by} or earlier`;
  if (type === 'added') return ` in ${by} or earlier (not in ${after})`;
  return ` between ${after} and ${by}`;
}

/** Returns a description such as "Renamed from `Cognite3DModel` between 3.3.0 and 4.2.2". */
export function describeEvent(event: HistoryEvent): string {
  const { type, otherName, isLater, instead } = event;
  const name = otherName === undefined ? '' : ` ${isLater ? 'to' : 'from'} \`${otherName}\``;
  return `${verbs[type]}${name}${when(event)}${instead === undefined ? '' : `: use ${instead}`}`;
}
