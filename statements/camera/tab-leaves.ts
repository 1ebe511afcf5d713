import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't prevent the default action of the Tab key, so the focus can leave the viewer.",
  is: false,
  run: async ({ viewer, drawn }) => {
    await drawn();
    const event = new KeyboardEvent('keydown', {
      key: 'Tab',
      code: 'Tab',
      keyCode: 9,
      bubbles: true,
      cancelable: true,
    });
    viewer.domElement.dispatchEvent(event);
    return event.defaultPrevented;
  },
});
