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
 * Returns names that an unknown release added: neither the name nor its symbol has an event, and the oldest recorded
 * release doesn't have the name. Skips inherited members, protected members and constructors.
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
