import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The viewer does not watch its planes: nothing is drawn when one of them is changed, until they are set again.',
  is: { changed: 0, set: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, drawn, sleep }) => {
    const plane = new Plane(new Vector3(0, 1, 0), 0);
    viewer.setGlobalClippingPlanes([plane]);
    await drawn();
    await sleep(500);
    let count = 0;
    viewer.on('sceneRendered', () => (count += 1));
    plane.constant = 5;
    await sleep(300);
    const changed = count;
    viewer.setGlobalClippingPlanes([plane]);
    await sleep(300);
    return { changed, set: count > changed };
  },
});
