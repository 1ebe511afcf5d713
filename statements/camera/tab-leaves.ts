import { statement } from '../statement';

export default statement({
  says: 'The viewer leaves the Tab key to the browser, so that the focus can move on.',
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
