import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`ComboControlsOptions.keyboardSpeedFactor` is 3 by default.',
  is: 3,
  expect: { '3.0.2': lacks('ComboControlsOptions.keyboardSpeedFactor'), '4.29.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    return manager.getComboControlsOptions().keyboardSpeedFactor;
  },
});
