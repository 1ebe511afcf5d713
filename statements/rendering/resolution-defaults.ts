import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getResolutionOptions()` gives 1,400,000 pixels and a factor of 1 by default on a computer.',
  is: { maxRenderResolution: 1_400_000, movingCameraResolutionFactor: 1 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => ({ ...viewer.getResolutionOptions() }),
});
