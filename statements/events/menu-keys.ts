import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't prevent the default action of Shift+F10 and the context menu key.",
  is: { shiftF10: 'F10', menu: 'ContextMenu', prevented: null },
  run: async ({ viewer, drawn, sleep, input }) => {
    await drawn();
    await input().click();
    // SDK 3.0 doesn't make its element focusable.
    viewer.domElement.tabIndex = 0;
    viewer.domElement.focus();
    const heard: KeyboardEvent[] = [];
    viewer.domElement.addEventListener('keydown', (event) => heard.push(event));
    const comes = async (press: () => Promise<void>) => {
      heard.length = 0;
      await press();
      await sleep(300);
      const last = heard.at(-1);
      return last?.defaultPrevented === false ? last.key : null;
    };
    const keys = input();
    const shiftF10 = await comes(async () => {
      await keys.keyDown('Shift');
      await keys.press('F10');
      await keys.keyUp('Shift');
    });
    const menu = await comes(() => keys.press('ContextMenu'));
    // Check that a prevented default action would be detected.
    const prevent = (event: Event) => event.preventDefault();
    viewer.domElement.addEventListener('keydown', prevent, true);
    return { shiftF10, menu, prevented: await comes(() => keys.press('ContextMenu')) };
  },
});
