export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, ordered(item)]));
}

/** Whether two values are equal, regardless of the order of their fields. */
export function isSame(a: Json, b: Json): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}
