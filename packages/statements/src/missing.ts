import type { Surface } from '@reveal-docs/api-reference/changes/surface';
import type { MissingApi } from './spec';

/** Names of the same class in other releases. Renaming a class doesn't make its members new. */
const otherNames: Readonly<Record<string, string>> = {
  Cognite3DModel: 'CogniteCadModel',
  CogniteCadModel: 'Cognite3DModel',
};

/**
 * Whether the types of a release declare a symbol or member. If `part` is set, the member's declaration must contain
 * it.
 */
export function isDeclared(
  surface: Surface,
  { missing, part = '' }: Pick<MissingApi, 'missing' | 'part'>,
): boolean {
  const [symbol = '', member] = missing.split('.');
  if (member === undefined) return symbol in surface;
  return [symbol, otherNames[symbol] ?? symbol].some((name) => {
    const overloads = surface[name]?.members[member]?.overloads;
    return overloads?.some(({ text }) => text.includes(part)) ?? false;
  });
}

/**
 * Whether the code of a module exports a name. Reads webpack's export lists: `{Name:()=>a}`, or `(t,"Name",` before
 * 3.1.
 */
export function isExported(code: string, name: string): boolean {
  return new RegExp(`[{,]${name}:\\(\\)=>|\\(\\w+,"${name}",`).test(code);
}
