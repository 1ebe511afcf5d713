import { Overlay3DTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`addOverlays()` throws if you add a second overlay to a collection that was created with one. A collection that was created empty accepts two. If you pass 100,001 overlays to an empty collection, the method throws "Cannot add more than 100000 points".',
  is: {
    full: 'Points array length exceeds the maximum number of points',
    empty: null,
    tooMany: 'Cannot add more than 100000 points',
  },
  expect: { '3.0.2': lacks('OverlayCollection.addOverlays'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    const tool = new Overlay3DTool<string>(viewer);
    const overlay = { position: new Vector3(), content: 'a' };
    const full = tool.createOverlayCollection([overlay]);
    const empty = tool.createOverlayCollection();
    return {
      full: await messageOf(() => full.addOverlays([overlay])),
      empty: await messageOf(() => empty.addOverlays([overlay, overlay])),
      tooMany: await messageOf(() =>
        tool.createOverlayCollection().addOverlays(Array.from({ length: 100_001 }, () => overlay)),
      ),
    };
  },
});
