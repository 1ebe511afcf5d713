import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.dispose()` fires `ended` if the tool is in measurement mode.',
  is: { message: null, ended: 1 },
  expect: { '3.0.2': lacks('MeasurementTool'), '3.3.0': holds },
  run: async ({ viewer, messageOf }) => {
    const tool = new MeasurementTool(viewer);
    tool.enterMeasurementMode();
    let ended = 0;
    tool.on('ended', () => (ended += 1));
    return { message: await messageOf(() => tool.dispose()), ended };
  },
});
