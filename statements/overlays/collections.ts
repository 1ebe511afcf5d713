import { Overlay3DTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Overlay3DTool.createOverlayCollection()` creates a collection with as many overlays as you pass. If `getCollections()` returns two collections, `removeOverlayCollection()` removes the one that you pass, and `clear()` then removes the other.',
  is: { overlays: 2, collections: [1, 2, 1, 0] },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: ({ viewer }) => {
    const tool = new Overlay3DTool<string>(viewer);
    const collection = tool.createOverlayCollection([
      { position: new Vector3(), content: 'a' },
      { position: new Vector3(1, 0, 0), content: 'b' },
    ]);
    const overlays = collection.getOverlays().length;
    const counts = [tool.getCollections().length];
    tool.createOverlayCollection();
    counts.push(tool.getCollections().length);
    tool.removeOverlayCollection(collection);
    counts.push(tool.getCollections().length);
    tool.clear();
    counts.push(tool.getCollections().length);
    return { overlays, collections: counts };
  },
});
