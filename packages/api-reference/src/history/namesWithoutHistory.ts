/**
 * Finds a version's names that have no history, so it isn't known when they were added, or whether
 * they always existed. Pure.
 */
import { ownerOf } from '../names/memberName';
import type { ApiDescription } from '../pages/descriptions';
import type { Surface } from '../changes/surface';
import type { History } from './history';

function isIn(surface: Surface, name: string): boolean {
  const [symbol = '', member] = name.split('.');
  const found = Object.hasOwn(surface, symbol) ? surface[symbol] : undefined;
  return found !== undefined && (member === undefined || Object.hasOwn(found.members, member));
}

/**
 * Returns names if neither they nor their symbols have an event, unless the oldest recorded release
 * has the name. Inherited members count where they are declared. Protected members and constructors
 * aren't recorded.
 */
export function namesWithoutHistory(
  descriptions: readonly ApiDescription[],
  history: History,
  oldest: Surface,
): string[] {
  return descriptions
    .filter(({ inherits, isProtected }) => inherits === undefined && !isProtected)
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('.constructor'))
    .filter(
      (name) =>
        history[name] === undefined && history[ownerOf(name)] === undefined && !isIn(oldest, name),
    );
}
