import { MeasurementTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.removeMeasurement()` throws if you call it right after `addMeasurement()`, but not if you call it half a second later.',
  is: { atOnce: true, later: false },
  expect: { '3.0.2': lacks('MeasurementTool.addMeasurement'), '4.29.0': holds },
  run: async ({ viewer, messageOf, sleep }) => {
    const tool = new MeasurementTool(viewer);
    const first = tool.addMeasurement(new Vector3(), new Vector3(1, 0, 0));
    const atOnce = (await messageOf(() => tool.removeMeasurement(first))) !== null;
    const second = tool.addMeasurement(new Vector3(), new Vector3(2, 0, 0));
    await sleep(500);
    return { atOnce, later: (await messageOf(() => tool.removeMeasurement(second))) !== null };
  },
});
