import { statement } from '../statement';

export default statement({
  says: 'The `click` event comes for every mouse button, which is in its `button`.',
  is: [0, 1, 2],
  run: async ({ viewer, mouse, clock }) => {
    const buttons: unknown[] = [];
    viewer.on('click', (event) => buttons.push('button' in event ? event.button : undefined));
    clock.hold();
    for (const button of [0, 1, 2]) {
      mouse.click(20, 20, button);
      await clock.pass(1000);
    }
    return buttons;
  },
});
