import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`MeasurementTool.enterMeasurementMode()` throws if the tool is already in measurement mode. `exitMeasurementMode()` throws if it isn't.",
  is: [true, true],
  expect: { '3.0.2': lacks('MeasurementTool'), '3.3.0': holds },
  run: async ({ viewer, messageOf }) => {
    const tool = new MeasurementTool(viewer);
    const exit = await messageOf(() => tool.exitMeasurementMode());
    tool.enterMeasurementMode();
    const enter = await messageOf(() => tool.enterMeasurementMode());
    return [enter !== null, exit !== null];
  },
});
