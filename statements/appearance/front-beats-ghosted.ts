import { holds, instead, statement } from '../statement';

export default statement({
  says: '`renderInFront` overrides `renderGhosted`: nodes with both look like nodes with only `renderInFront`.',
  is: { both: true, ghosted: false, again: true },
  expect: {
    '3.0.2': instead(
      "`renderInFront` doesn't override `renderGhosted`: nodes with both look different from nodes with only `renderInFront`.",
      { both: false, ghosted: false, again: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ cad, shown, isHit, pixel }) => {
    const model = await cad;
    await shown(model);
    const look = async (appearance: { renderGhosted?: boolean; renderInFront?: boolean }) => {
      model.setDefaultNodeAppearance(appearance);
      await isHit();
      return (await pixel()).join();
    };
    const front = await look({ renderInFront: true });
    const ghosted = await look({ renderGhosted: true });
    const both = await look({ renderGhosted: true, renderInFront: true });
    const again = await look({ renderInFront: true });
    return { both: both === front, ghosted: ghosted === front, again: again === front };
  },
});
