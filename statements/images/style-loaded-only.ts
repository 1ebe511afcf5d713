import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Image360Collection.setDefaultAnnotationStyle()` applies only to annotations that are already loaded. Annotations that load later keep their initial look until you call it again.',
  is: { loadedLater: [false, true], afterSecondCall: [true, false] },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const style = { color: new Color('#0000ff'), visible: false };
    set.setDefaultAnnotationStyle(style);
    const [first] = (await set.image360Entities[0]?.getRevisions()[0]?.getAnnotations()) ?? [];
    if (first === undefined) return 'no annotation';
    const look = () => [first.getColor().getHexString() === '0000ff', first.getVisible()];
    const loadedLater = look();
    set.setDefaultAnnotationStyle(style);
    return { loadedLater, afterSecondCall: look() };
  },
});
