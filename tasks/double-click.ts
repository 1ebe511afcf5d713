import { demoNode, demoNodes, toViewer, type Stage } from '../tests/tools';
import { expectLine } from './look';
import { defineTask, expect } from './task';

const reportLine = /^(?:Clicked|Opened)/;

/** Throws unless a node's box is completely in view and takes up at least a quarter of the view's width or height. */
async function expectFit(stage: Stage, treeIndex: number): Promise<void> {
  const box = demoNodes()[treeIndex]?.boundingBox;
  expect(box !== undefined, 'a node in the plant', treeIndex);
  const [low, high] = [toViewer(box.min), toViewer(box.max)];
  const pixels = [];
  for (const x of [low[0], high[0]])
    for (const y of [low[1], high[1]])
      for (const z of [low[2], high[2]]) pixels.push(await stage.pixelOf([x, y, z]));
  const inView = pixels.filter((pixel) => pixel !== undefined);
  expect(inView.length === 8, 'the whole part in view', `${inView.length} of 8 corners of its box`);
  const sizeOf = (axis: 0 | 1) => {
    const values = inView.map((pixel) => pixel[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const share = Math.max(sizeOf(0) / 640, sizeOf(1) / 360);
  expect(share >= 0.25, 'a quarter of the view for the part', `${(100 * share).toFixed(0)} %`);
}

/** The task is based on `docs/events.mdx#double-clicks`. In release 3.3.0, `click` also fires for double-clicks. */
export default defineTask({
  name: 'double-click',
  prompt:
    'Show the CAD model `plant`. A click on a part logs one line to the console: "Clicked 123", with the tree index of the part. A double-click logs only "Opened 123", and no line that starts with "Clicked". It also moves the camera so that the whole part (the node with this tree index) is in view, and its box takes up at least a quarter of the width or the height of the view. A single click doesn’t move the camera.',
  wrong: { from: '`Opened ', to: '`Clicked ' },
  async judge(stage) {
    const node = demoNode('T-101');
    // At this distance, the part takes up less than a quarter of the view, so the program must move the camera.
    await stage.lookAt(node, 4);
    const place = await stage.placeOf(node);
    const index = (await stage.pick(place))?.treeIndex;
    await stage.doubleClick(place);
    await expectLine(stage, reportLine, { count: 0, wanted: `Opened ${index}` });
    await expectFit(stage, index ?? -1);

    await stage.lookAt(demoNode('C-201'));
    const other = await stage.placeOf(demoNode('C-201'));
    const otherIndex = (await stage.pick(other))?.treeIndex;
    const before = await stage.camera();
    await stage.click(other);
    await expectLine(stage, reportLine, { count: 1, wanted: `Clicked ${otherIndex}` });
    const { position } = await stage.camera();
    const way = Math.hypot(...position.map((value, axis) => value - (before.position[axis] ?? 0)));
    expect(way < 0.1, 'a camera that a click doesn’t move', `moved by ${way.toFixed(1)} m`);
  },
});
