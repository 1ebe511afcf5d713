import { statement } from '../statement';

export default statement({
  says: '`iterateNodesByTreeIndex()` calls back with every tree index in ascending order, then resolves.',
  is: { count: 194, first: 0, last: 193 },
  run: async ({ cad }) => {
    const seen: number[] = [];
    await (await cad).iterateNodesByTreeIndex((index) => void seen.push(index));
    return { count: seen.length, first: seen[0], last: seen.at(-1) };
  },
});
