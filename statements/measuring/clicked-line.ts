import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In measurement mode, two clicks on a model fire `added` with the fields `measurementId`, `startPoint`, `endPoint`, and `distanceInMeters`. `getAllMeasurements()` returns the measurement after `exitMeasurementMode()`, until `removeMeasurement()` removes it.',
  is: {
    fields: ['distanceInMeters', 'endPoint', 'measurementId', 'startPoint'],
    events: ['started', 'added', 'ended'],
    stays: 1,
    removed: 0,
  },
  expect: { '3.0.2': lacks('MeasurementTool.exitMeasurementMode'), '3.3.0': holds },
  run: async ({ viewer, cad, shown, mouse, until, sleep }) => {
    await shown(await cad);
    const tool = new MeasurementTool(viewer);
    const events: string[] = [];
    let fields: string[] = [];
    let clicks = 0;
    tool.on('started', () => events.push('started'));
    tool.on('ended', () => events.push('ended'));
    tool.on('added', (measurement) => {
      events.push('added');
      fields = Object.keys(measurement).sort();
    });
    viewer.on('click', () => (clicks += 1));
    tool.enterMeasurementMode();
    for (const x of [32, 33]) {
      const before = clicks;
      mouse.click(x, 32);
      // Two clicks within 300 ms are a double-click, so wait for the `click` event before the next click.
      await until(() => clicks > before);
    }
    await until(() => fields.length > 0);
    // Until its label is attached, a line can't be removed. The label is attached after a timeout.
    await sleep(300);
    tool.exitMeasurementMode();
    const lines = tool.getAllMeasurements();
    lines.forEach((line) => tool.removeMeasurement(line));
    return { fields, events, stays: lines.length, removed: tool.getAllMeasurements().length };
  },
});
