import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Two clicks on a model in measurement mode add one measurement. The viewer fires `click` for both.',
  is: { added: 1, clicks: 2, lines: 1 },
  expect: { '3.0.2': lacks('MeasurementTool.on'), '3.3.0': holds },
  run: async ({ viewer, cad, shown, mouse, until }) => {
    await shown(await cad);
    const tool = new MeasurementTool(viewer);
    let [added, clicks] = [0, 0];
    tool.on('added', () => (added += 1));
    viewer.on('click', () => (clicks += 1));
    tool.enterMeasurementMode();
    for (const x of [32, 33]) {
      const before = clicks;
      mouse.click(x, 32);
      // Two clicks within 300 ms are a double-click, so wait for the `click` event before the next click.
      await until(() => clicks > before);
    }
    await until(() => added > 0);
    return { added, clicks, lines: tool.getAllMeasurements().length };
  },
});
