import { Image360Action } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`canDoImage360Action()` returns whether you can step through the visited images with an action. `image360Action()` steps back if you pass `Image360Action.Backward`, and forward again if you pass `Image360Action.Forward`.',
  is: {
    outside: [false, false, false, false],
    second: [false, true, false, true],
    first: [true, false, false, true],
    back: true,
    forward: true,
  },
  expect: { '3.0.2': lacks('Cognite3DViewer.canDoImage360Action'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [first, second] = set.image360Entities;
    if (first === undefined || second === undefined) return 'no image';
    const { Forward, Backward, Enter, Exit } = Image360Action;
    const can = () =>
      [Forward, Backward, Enter, Exit].map((action) => viewer.canDoImage360Action(action));
    const outside = can();
    await viewer.enter360Image(first);
    await viewer.enter360Image(second);
    const atSecond = can();
    await viewer.image360Action(Backward);
    const back = viewer.getActive360ImageInfo()?.image360 === first;
    const atFirst = can();
    await viewer.image360Action(Forward);
    const forward = viewer.getActive360ImageInfo()?.image360 === second;
    return { outside, second: atSecond, first: atFirst, back, forward };
  },
});
