import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`setResolutionOptions()` throws if `movingCameraResolutionFactor` is greater than 1. It ignores 0 and undefined.',
  is: { above: true, zero: 0.5, missing: 0.5 },
  expect: { '3.0.2': lacks('Cognite3DViewer.setResolutionOptions'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    viewer.setResolutionOptions({ movingCameraResolutionFactor: 0.5 });
    const set = (movingCameraResolutionFactor?: number) => {
      viewer.setResolutionOptions({ movingCameraResolutionFactor } as object);
      return viewer.getResolutionOptions().movingCameraResolutionFactor;
    };
    return { above: (await messageOf(() => set(1.5))) !== null, zero: set(0), missing: set() };
  },
});
