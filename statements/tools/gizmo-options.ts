import { AxisGizmoTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'An `AxisGizmoTool` is 10 pixels away from the lower right corner, turns the camera in 1,000 ms and has the labels X, Y and Z by default.',
  is: { size: 125, margins: [10, 10], animationDuration: 1000, useGeoLabels: false, yUp: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: () => {
    const { size, xMargin, yMargin, animationDuration, useGeoLabels, yUp } = new AxisGizmoTool()
      .options;
    return { size, margins: [xMargin, yMargin], animationDuration, useGeoLabels, yUp };
  },
});
