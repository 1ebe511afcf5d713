import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The W key moves the camera after a click in the viewer, but not while a button on the page has the focus.',
  is: { element: true, page: false },
  expect: {
    '3.0.2': instead(
      'After a click in the viewer, the W key moves the camera even while a button on the page has the focus.',
      { element: true, page: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, drawn, sleep, input }) => {
    await drawn();
    const button = document.body.appendChild(document.createElement('button'));
    const place = () => JSON.stringify(viewer.getViewState().camera?.position);
    const moves = async (focus: () => void) => {
      await input().click();
      focus();
      const before = place();
      await input().keyDown('KeyW');
      await sleep(1000);
      await input().keyUp('KeyW');
      return place() !== before;
    };
    const page = await moves(() => button.focus());
    button.remove();
    return { element: await moves(() => {}), page };
  },
});
