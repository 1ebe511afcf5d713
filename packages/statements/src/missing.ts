import type { Surface } from '@reveal-docs/api-reference/changes/surface';
import type { MissingApi } from './spec';

/** Maps each name of a class to its other name. A member isn't new if only its class has been renamed. */
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
 * Whether a module's code exports a name. Matches webpack's export lists, such as `{Name:()=>a}`. Before SDK 3.1, they
 * look like `(t,"Name",`.
 */
export function isExported(code: string, name: string): boolean {
  return new RegExp(`[{,]${name}:\\(\\)=>|\\(\\w+,"${name}",`).test(code);
}
