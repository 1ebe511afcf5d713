import { statement } from '../statement';

export default statement({
  says: '`click` fires for the left, middle, and right mouse buttons. Its `button` property identifies the button.',
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
