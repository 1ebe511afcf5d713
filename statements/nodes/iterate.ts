import { statement } from '../statement';

export default statement({
  says: '`iterateNodesByTreeIndex()` calls its callback once per node of the model, starting at tree index 0, and then resolves.',
  is: { count: 194, distinct: 194, first: 0, last: 193 },
  run: async ({ cad }) => {
    const seen: number[] = [];
    await (await cad).iterateNodesByTreeIndex((index) => void seen.push(index));
    const distinct = new Set(seen).size;
    return { count: seen.length, distinct, first: seen[0], last: seen.at(-1) };
  },
});
