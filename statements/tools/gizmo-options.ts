import { AxisGizmoTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`AxisGizmoTool` options default to `size: 125`, `xMargin: 10`, `yMargin: 10`, `animationDuration: 1000`, `useGeoLabels: false`, and `yUp: false`.',
  is: { size: 125, margins: [10, 10], animationDuration: 1000, useGeoLabels: false, yUp: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: () => {
    const { size, xMargin, yMargin, animationDuration, useGeoLabels, yUp } = new AxisGizmoTool()
      .options;
    return { size, margins: [xMargin, yMargin], animationDuration, useGeoLabels, yUp };
  },
});
