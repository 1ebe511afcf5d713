import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Two overlapping `MeasurementTool` labels are hidden, and one icon is shown instead.',
  is: { one: { labels: ['visible'], icons: 0 }, two: { labels: ['hidden', 'hidden'], icons: 1 } },
  expect: { '3.0.2': lacks('MeasurementTool.on'), '3.3.0': holds },
  run: async ({ viewer, cad, shown, drawn, mouse, until, sleep }) => {
    await shown(await cad);
    const tool = new MeasurementTool(viewer);
    let clicks = 0;
    viewer.on('click', () => (clicks += 1));
    tool.enterMeasurementMode();
    const elements = () => [...viewer.domElement.querySelectorAll<HTMLElement>('div')];
    const labels = () =>
      elements().filter(({ textContent }) => /^\d+\.\d\d m$/.test(textContent?.trim() ?? ''));
    const countIcons = () =>
      elements().filter((element) => element.querySelector(':scope > svg')).length;
    // Count the icons that the viewer already shows, such as its logo.
    const others = countIcons();
    // Both lines are in the same place, so that their labels overlap.
    const draw = async () => {
      const count = labels().length;
      for (const x of [32, 33]) {
        const before = clicks;
        mouse.click(x, 32);
        // Two clicks within 300 ms are a double-click, so wait for the `click` event before the next click.
        await until(() => clicks > before);
      }
      await until(() => labels().length > count);
      await sleep(500);
      await drawn();
      return {
        labels: labels().map(({ style }) => style.visibility),
        icons: countIcons() - others,
      };
    };
    return { one: await draw(), two: await draw() };
  },
});
