import { MeasurementTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool` labels a measurement with its distance in meters, with two decimal places. A new `distanceToLabelCallback` changes only the labels of measurements added later.',
  is: { first: '5.00 m', still: true, second: 'five' },
  expect: { '3.0.2': lacks('MeasurementTool.addMeasurement'), '4.29.0': holds },
  run: async ({ viewer, until }) => {
    const tool = new MeasurementTool(viewer);
    const texts = () =>
      [...viewer.domElement.querySelectorAll('div')].map(({ textContent }) => textContent?.trim());
    tool.addMeasurement(new Vector3(), new Vector3(3, 4, 0));
    await until(() => texts().some((text) => text?.includes('5.00')));
    const first = texts().find((text) => text?.includes('5.00'));
    tool.setLineOptions({ distanceToLabelCallback: () => 'five' });
    tool.addMeasurement(new Vector3(), new Vector3(0, 3, 4));
    await until(() => texts().some((text) => text === 'five'));
    return { first, still: texts().some((text) => text === first), second: 'five' };
  },
});
