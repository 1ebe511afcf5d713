import { MeasurementTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.removeMeasurement()` throws "Measurement not found" for a measurement that was already removed. After `removeAllMeasurements()`, `getAllMeasurements()` returns an empty array.',
  is: { message: 'Measurement not found', before: 2, after: 0 },
  expect: { '3.0.2': lacks('MeasurementTool.addMeasurement'), '4.29.0': holds },
  run: async ({ viewer, messageOf, sleep }) => {
    const tool = new MeasurementTool(viewer);
    const first = tool.addMeasurement(new Vector3(), new Vector3(1, 0, 0));
    tool.addMeasurement(new Vector3(), new Vector3(2, 0, 0));
    tool.addMeasurement(new Vector3(), new Vector3(3, 0, 0));
    await sleep(300);
    tool.removeMeasurement(first);
    const message = await messageOf(() => tool.removeMeasurement(first));
    const before = tool.getAllMeasurements().length;
    tool.removeAllMeasurements();
    return { message, before, after: tool.getAllMeasurements().length };
  },
});
