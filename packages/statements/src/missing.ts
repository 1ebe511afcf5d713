import type { Surface } from '@reveal-docs/api-reference/changes/surface';
import type { MissingApi } from './spec';

/** Other names of the same class. Renaming a class doesn't make its members new. */
const otherNames: Readonly<Record<string, string>> = {
  Cognite3DModel: 'CogniteCadModel',
  CogniteCadModel: 'Cognite3DModel',
};

/** Whether a release's types declare a symbol or member. If `part` is set, the member's declaration must contain it. */
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
 * Whether the code of a module exports a name. Reads webpack's export lists, such as `{Name:()=>a}`, or `(t,"Name",`
 * before SDK 3.1.
 */
export function isExported(code: string, name: string): boolean {
  return new RegExp(`[{,]${name}:\\(\\)=>|\\(\\w+,"${name}",`).test(code);
}
