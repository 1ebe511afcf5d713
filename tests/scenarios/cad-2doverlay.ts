import { demoNode, demoNodes, middleOf, toViewer } from './demo';
import { check, defineScenario, type Stage } from './scenario';

/** Types of equipment that have a label, according to the plant's data. */
const types = ['Storage tank', 'Pressure sphere', 'Distillation column', 'Reactor', 'Fired heater'];
const labeled = demoNodes()
  .filter(({ properties }) => types.includes(properties.General?.Type ?? ''))
  .map(({ name }) => name)
  .sort();

interface Place {
  readonly text: string;
  /** Position of the middle of the tag's lower edge, in pixels. The tag points at this position. */
  readonly x: number;
  readonly y: number;
}

function readTags(stage: Stage): Promise<Place[]> {
  return stage.overlay('.tag').evaluateAll((tags) =>
    tags
      .filter((tag) => getComputedStyle(tag).visibility !== 'hidden')
      .map((tag) => ({ text: tag.textContent ?? '', box: tag.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ text, box }) => ({ text, x: box.x + box.width / 2, y: box.bottom })),
  );
}

/**
 * Returns the distance in pixels between a part's tag and the top of the part, or `undefined` if the tag isn't visible.
 */
async function distanceOf(stage: Stage, name: string): Promise<number | undefined> {
  const node = demoNode(name);
  const [x, , z] = middleOf(node);
  const pixel = await stage.pixelOf([x, toViewer(node.boundingBox.max)[1], z]);
  const tag = (await readTags(stage)).find(({ text }) => text === name);
  return pixel && tag && Math.hypot(tag.x - pixel[0], tag.y - pixel[1]);
}

/** Tests that tags stay above their equipment, and that overlapping tags are combined into one tag with a count. */
export default defineScenario({
  async run(stage) {
    await stage.still();
    await stage.control('Group overlapping').set(false);
    check(labeled.length >= 10, `the plant has ${labeled.length} parts of these types`);
    const single = await stage.until(
      `every tag is shown by itself: ${labeled.join()}`,
      async () => {
        const tags = await readTags(stage);
        return (
          tags
            .map(({ text }) => text)
            .sort()
            .join() === labeled.join() && tags
        );
      },
    );
    for (const name of labeled) {
      await stage.until(`the tag ${name} stands on its equipment`, async () => {
        const distance = await distanceOf(stage, name);
        return distance !== undefined && distance < 8;
      });
    }

    const before = (await readTags(stage)).find(({ text }) => text === 'C-201');
    // Start the drag on a tag, because tags must ignore pointer events.
    check(before !== undefined, 'the column has its tag');
    const grip = [before.x, before.y - 10] as const;
    await stage.drag(grip, [grip[0] + 90, grip[1] + 10]);
    await stage.still();
    await stage.until('the tag follows the camera', async () => {
      const after = (await readTags(stage)).find(({ text }) => text === 'C-201');
      const distance = await distanceOf(stage, 'C-201');
      const moved = after && Math.hypot(after.x - before.x, after.y - before.y);
      return moved !== undefined && moved > 10 && distance !== undefined && distance < 8;
    });

    const all = (await readTags(stage)).length;
    await stage.control('Group overlapping').set(true);
    const grouped = await stage.until('tags that would overlap become one', async () => {
      const tags = await readTags(stage);
      return (
        tags.length < single.length && tags.some(({ text }) => /^\d+ tags$/.test(text)) && tags
      );
    });
    const counts = grouped.map(({ text }) => Number(/^(\d+) tags$/.exec(text)?.[1] ?? 1));
    const sum = counts.reduce((total, count) => total + count, 0);
    check(sum === all, `${counts.join(' + ')} tags were ${all}`);
    const view = await stage.camera();
    const { position, target } = view;
    const [x, y, z] = position.map((value, axis) => 2 * value - (target[axis] ?? 0));
    await stage.setCamera({ position, target: [x ?? 0, y ?? 0, z ?? 0] });
    await stage.until('tags behind the camera are hidden', async () => {
      await stage.redraw();
      return (await readTags(stage)).length === 0;
    });
    await stage.setCamera(view);
    await stage.until('they are back with their places', async () => {
      await stage.redraw();
      return (await readTags(stage)).length > 0;
    });
    await stage.control('Show tags').set(false);
    await stage.until('the tags go', async () => (await readTags(stage)).length === 0);
    check((await stage.picture()).colorCount() > 200, 'the plant is still there');
    await stage.control('Show tags').set(true);
    await stage.until('the tags come back', async () => {
      await stage.redraw();
      return (await readTags(stage)).length === grouped.length;
    });
  },
});
