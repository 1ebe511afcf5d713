import { AxisGizmoTool, Corner } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`AxisGizmoTool` options default to `size: 125`, `corner: Corner.BottomRight`, `xMargin: 10`, `yMargin: 10`, `animationDuration: 1000`, `useGeoLabels: false`, and `yUp: false`.',
  is: {
    size: 125,
    isBottomRight: true,
    margins: [10, 10],
    animationDuration: 1000,
    useGeoLabels: false,
    yUp: false,
  },
  expect: { '3.0.2': lacks('AxisGizmoTool'), '4.29.0': holds },
  run: () => {
    const { size, corner, xMargin, yMargin, animationDuration, useGeoLabels, yUp } =
      new AxisGizmoTool().options;
    const isBottomRight = corner === Corner.BottomRight;
    const margins = [xMargin, yMargin];
    return { size, isBottomRight, margins, animationDuration, useGeoLabels, yUp };
  },
});
