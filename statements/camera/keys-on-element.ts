import { holds, instead, statement } from '../statement';

export default statement({
  says: "Keys move the camera only if the viewer's element receives the key events.",
  is: { element: true, page: false },
  expect: {
    '3.0.2': instead(
      'After a click in the viewer, keys move the camera even if another element of the page receives the key events.',
      { element: true, page: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, drawn, sleep, mouse }) => {
    await drawn();
    mouse.click();
    const place = () => JSON.stringify(viewer.getViewState().camera?.position);
    const press = async (target: EventTarget) => {
      const before = place();
      const send = (type: string) =>
        target.dispatchEvent(
          new KeyboardEvent(type, { code: 'KeyW', key: 'w', keyCode: 87, bubbles: true }),
        );
      send('keydown');
      await sleep(1000);
      send('keyup');
      return place() !== before;
    };
    const page = await press(document.body);
    return { element: await press(viewer.domElement), page };
  },
});
