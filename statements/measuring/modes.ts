import { MeasurementTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.enterMeasurementMode()` fires `started`, and `exitMeasurementMode()` fires `ended`. After both calls, `getAllMeasurements()` still returns a measurement that you added before them.',
  is: { events: ['started', 'ended'], inMode: [false, true, false], lines: 1 },
  expect: { '3.0.2': lacks('MeasurementTool.addMeasurement'), '4.29.0': holds },
  run: ({ viewer }) => {
    const tool = new MeasurementTool(viewer);
    const events: string[] = [];
    tool.on('started', () => events.push('started'));
    tool.on('ended', () => events.push('ended'));
    tool.addMeasurement(new Vector3(), new Vector3(1, 0, 0));
    const inMode = [tool.isInMeasurementMode];
    tool.enterMeasurementMode();
    inMode.push(tool.isInMeasurementMode);
    tool.exitMeasurementMode();
    inMode.push(tool.isInMeasurementMode);
    return { events, inMode, lines: tool.getAllMeasurements().length };
  },
});
