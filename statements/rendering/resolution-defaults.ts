import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'On desktop computers, the default `maxRenderResolution` is 1,400,000 and the default `movingCameraResolutionFactor` is 1.',
  is: { maxRenderResolution: 1_400_000, movingCameraResolutionFactor: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.getResolutionOptions'), '4.29.0': holds },
  run: ({ viewer }) => ({ ...viewer.getResolutionOptions() }),
});
