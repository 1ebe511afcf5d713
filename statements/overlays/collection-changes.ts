import { Overlay3DTool } from '@cognite/reveal/tools';
import { Color, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`OverlayCollection.addOverlays()` and `removeOverlays()` don't change the number of overlays in another collection. After `setVisibility(false)`, an icon isn't drawn, but `getVisible()` still returns true.",
  is: { added: 3, removed: 2, own: [true, true], shown: [true, false], other: [1, true] },
  expect: { '3.0.2': lacks('Overlay3D.getVisible'), '4.29.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    const tool = new Overlay3DTool<string>(viewer);
    const color = new Color('#ff8000');
    const at = (x: number) => ({ position: new Vector3(x, 0, 0), content: `at ${x}`, color });
    const collection = tool.createOverlayCollection([]);
    const other = tool.createOverlayCollection([at(9)]);
    const [first] = collection.addOverlays([at(8), at(0), at(7)]);
    const added = collection.getOverlays().length;
    if (first !== undefined) collection.removeOverlays([first]);
    const left = collection.getOverlays();
    const isOrange = async () => {
      await drawn();
      return String(await pixel()) === '255,55,0';
    };
    const shown = [await isOrange()];
    collection.setVisibility(false);
    shown.push(await isOrange());
    return {
      added,
      removed: left.length,
      own: left.map((icon) => icon.getVisible()),
      shown,
      other: [other.getOverlays().length, other.getOverlays()[0]?.getVisible()],
    };
  },
});
