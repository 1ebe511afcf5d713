/** Seeded random numbers, so that every build creates exactly the same plant. */

/** A source of random numbers. The same seed always produces the same sequence. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a number in [min, max). */
  between(min: number, max: number): number;
  /** Returns an integer from min to max, inclusive. */
  integer(min: number, max: number): number;
  /** Returns one of the items. Throws for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns a normally distributed number with mean 0 and standard deviation 1. */
  gaussian(): number;
}

/** Creates a source of random numbers from a seed. Uses the mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (min, max) => min + (max - min) * next(),
    integer: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list.');
      return item;
    },
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** Returns a 32-bit FNV-1a hash of a string. Used to derive IDs and seeds from names. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
