import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't handle Shift+F10 or the context menu key: `keydown` reaches its element, isn't prevented, and doesn't move the camera.",
  is: { 'Shift+F10': true, ContextMenu: true, moved: false },
  run: async ({ viewer, drawn, sleep, mouse }) => {
    await drawn();
    mouse.click();
    const place = () => JSON.stringify(viewer.getViewState().camera);
    const before = place();
    const heard: KeyboardEvent[] = [];
    viewer.domElement.addEventListener('keydown', (event) => heard.push(event));
    const comes = async (init: KeyboardEventInit) => {
      heard.length = 0;
      const send = (type: string) => {
        const event = new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true });
        viewer.domElement.dispatchEvent(event);
      };
      send('keydown');
      await sleep(300);
      send('keyup');
      return heard.length === 1 && heard[0]?.defaultPrevented === false;
    };
    return {
      'Shift+F10': await comes({ key: 'F10', code: 'F10', keyCode: 121, shiftKey: true }),
      ContextMenu: await comes({ key: 'ContextMenu', code: 'ContextMenu', keyCode: 93 }),
      moved: place() !== before,
    };
  },
});
