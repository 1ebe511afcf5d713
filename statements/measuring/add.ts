import { MeasurementTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`MeasurementTool.addMeasurement()` works outside measurement mode. It fires `added` and returns a measurement with the fields `measurementId`, `startPoint`, `endPoint`, and `distanceInMeters`.',
  is: {
    fields: ['distanceInMeters', 'endPoint', 'measurementId', 'startPoint'],
    distance: 5,
    events: 1,
    all: 1,
    inMode: false,
  },
  expect: { '3.0.2': lacks('MeasurementTool.addMeasurement'), '4.29.0': holds },
  run: ({ viewer }) => {
    const tool = new MeasurementTool(viewer);
    let events = 0;
    tool.on('added', () => (events += 1));
    const measurement = tool.addMeasurement(new Vector3(), new Vector3(3, 4, 0));
    return {
      fields: Object.keys(measurement).sort(),
      distance: measurement.distanceInMeters,
      events,
      all: tool.getAllMeasurements().length,
      inMode: tool.isInMeasurementMode,
    };
  },
});
