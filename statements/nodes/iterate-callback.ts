import { statement } from '../statement';

export default statement({
  says: "`iterateNodesByTreeIndex()` doesn't await its callback: asynchronous callbacks for many nodes run at the same time.",
  is: { together: true },
  run: async ({ cad }) => {
    const model = await cad;
    let [underWay, most] = [0, 0];
    await model.iterateNodesByTreeIndex(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 500));
      underWay -= 1;
    });
    return { together: most > 10 };
  },
});
