import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The viewer option `rendererResolutionThreshold` sets the initial `maxRenderResolution`.',
  is: 1000,
  expect: { '3.0.2': lacks('ResolutionOptions.maxRenderResolution'), '4.29.0': holds },
  run: ({ newViewer }) =>
    newViewer({ rendererResolutionThreshold: 1000 }).getResolutionOptions().maxRenderResolution,
});
