import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.dispose()` throws outside measurement mode.',
  is: true,
  expect: { '3.0.2': lacks('MeasurementTool'), '3.3.0': holds },
  run: async ({ viewer, messageOf }) =>
    (await messageOf(() => new MeasurementTool(viewer).dispose())) !== null,
});
