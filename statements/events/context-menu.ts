import type { PointerEventData } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If you open a context menu when `click` fires with `button` 2, it opens within 300 ms of a right-click. It doesn't open after a drag with the right button.",
  is: { click: ['20, 20'], drag: [], left: [] },
  expect: { '3.0.2': lacks('PointerEventData.button'), '4.29.0': holds },
  run: async ({ viewer, mouse, clock }) => {
    let opened: string[] = [];
    const onClick = ({ button, offsetX, offsetY }: PointerEventData) => {
      if (button === 2) opened.push(`${offsetX}, ${offsetY}`);
    };
    viewer.on('click', onClick);
    clock.hold();
    const openedBy = async (act: () => Promise<void> | void) => {
      opened = [];
      await act();
      await clock.pass(0);
      await clock.pass(300);
      return opened;
    };
    const click = await openedBy(() => mouse.click(20, 20, 2));
    const drag = await openedBy(async () => {
      mouse.move(20, 20);
      mouse.down(2);
      await clock.pass(50);
      mouse.move(40, 20);
      mouse.up(2);
    });
    const left = await openedBy(() => mouse.click(20, 20));
    return { click, drag, left };
  },
});
