import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you pass only `keyboardSpeedFactor` to `DefaultCameraManager.setComboControlsOptions()`, `enableDamping` keeps the value that you set before.',
  is: { enableDamping: false, keyboardSpeedFactor: 9 },
  expect: { '3.0.2': lacks('DefaultCameraManager.setComboControlsOptions'), '4.29.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    manager.setComboControlsOptions({ enableDamping: false });
    manager.setComboControlsOptions({ keyboardSpeedFactor: 9 });
    const { enableDamping, keyboardSpeedFactor } = manager.getComboControlsOptions();
    return { enableDamping, keyboardSpeedFactor };
  },
});
