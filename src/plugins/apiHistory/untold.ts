/** Which names of a version nothing is known of: neither when they came, nor that they were always there. Pure. */
import { ownerOf } from '../../names/memberName';
import type { ApiDescription } from '../api/descriptions';
import type { Surface } from '../apiChanges/surface';
import type { History } from './history';

function isIn(surface: Surface, name: string): boolean {
  const [symbol = '', member] = name.split('.');
  const found = Object.hasOwn(surface, symbol) ? surface[symbol] : undefined;
  return found !== undefined && (member === undefined || Object.hasOwn(found.members, member));
}

/**
 * Names without an event of their own or of their symbol, which the oldest recorded release does not have either. What is
 * inherited is told where it is declared; protected members and constructors are not recorded.
 */
export function untoldNames(
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
