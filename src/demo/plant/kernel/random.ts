/** Seeded random numbers, so that every build makes the same plant to the byte. */

/** A source of random numbers with helpers; the same seed gives the same sequence everywhere. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [min, max). */
  between(min: number, max: number): number;
  /** Whole number from min to max, both included. */
  integer(min: number, max: number): number;
  /** One of the items; throws for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Normally distributed about 0 with standard deviation 1. */
  gaussian(): number;
}

/** Makes a source from a seed (the "mulberry32" generator, 32 bits of state). */
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
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** A 32-bit hash of text (FNV-1a), for ids and seeds that follow from names. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
