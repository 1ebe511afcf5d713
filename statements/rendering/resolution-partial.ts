import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setResolutionOptions()` leaves alone what it is not given, and takes 0 for not given.',
  is: { maxRenderResolution: 1_400_000, movingCameraResolutionFactor: 0.5 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.setResolutionOptions({ movingCameraResolutionFactor: 0.5 });
    viewer.setResolutionOptions({ maxRenderResolution: 0 });
    return { ...viewer.getResolutionOptions() };
  },
});
