import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.dispose()` throws unless the tool is in measurement mode.',
  is: { inside: null, outside: true },
  expect: { '3.0.2': lacks('MeasurementTool'), '3.3.0': holds },
  run: async ({ viewer, messageOf }) => {
    const [inside, outside] = [new MeasurementTool(viewer), new MeasurementTool(viewer)];
    inside.enterMeasurementMode();
    return {
      inside: await messageOf(() => inside.dispose()),
      outside: (await messageOf(() => outside.dispose())) !== null,
    };
  },
});
