import { statement } from '../statement';

export default statement({
  says: '`iterateNodesByTreeIndex()` calls back once for each node, from tree index 0 to the highest, and then resolves.',
  is: { count: 194, first: 0, last: 193 },
  run: async ({ cad }) => {
    const seen: number[] = [];
    await (await cad).iterateNodesByTreeIndex((index) => void seen.push(index));
    return { count: seen.length, first: seen[0], last: seen.at(-1) };
  },
});
