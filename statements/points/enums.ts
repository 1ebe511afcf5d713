import { PointColorType, PointShape, PointSizeType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`PointColorType` has the members `Rgb`, `Depth`, `Height`, `Elevation`, `Intensity`, `Lod`, `LevelOfDetail`, `PointIndex`, and `Classification`. `PointShape` has `Circle`, `Square`, and `Paraboloid`. `PointSizeType` has `Fixed`, `Attenuated`, and `Adaptive`.',
  is: {
    colors: [
      'Classification',
      'Depth',
      'Elevation',
      'Height',
      'Intensity',
      'LevelOfDetail',
      'Lod',
      'PointIndex',
      'Rgb',
    ],
    shapes: ['Circle', 'Paraboloid', 'Square'],
    sizes: ['Adaptive', 'Attenuated', 'Fixed'],
  },
  expect: { '3.0.2': lacks('PointColorType'), '4.29.0': holds },
  run: () => {
    const names = (values: object) =>
      Object.keys(values)
        .filter((name) => Number.isNaN(Number(name)))
        .sort();
    return {
      colors: names(PointColorType),
      shapes: names(PointShape),
      sizes: names(PointSizeType),
    };
  },
});
