import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.getResolutionOptions()` returns the options set with `setResolutionOptions()`. `setResolutionOptions()` doesn't change the options you omit, and ignores a `maxRenderResolution` of 0.",
  is: { maxRenderResolution: 1_400_000, movingCameraResolutionFactor: 0.5 },
  expect: { '3.0.2': lacks('Cognite3DViewer.setResolutionOptions'), '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.setResolutionOptions({ movingCameraResolutionFactor: 0.5 });
    viewer.setResolutionOptions({ maxRenderResolution: 0 });
    return { ...viewer.getResolutionOptions() };
  },
});
