import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you set `sensitivity` and then add a model, `FlexibleCameraManager` overwrites the value, unless `automaticSensitivity` is false.',
  is: { automatic: false, own: true },
  expect: { '3.0.2': lacks('FlexibleControlsOptions.sensitivity'), '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, drawn }) => {
    const isKept = async (automaticSensitivity: boolean) => {
      const viewer = newViewer({ useFlexibleCameraManager: true });
      const manager = viewer.cameraManager;
      if (!isFlexibleCameraManager(manager)) return 'another manager';
      Object.assign(manager.options, { automaticSensitivity, sensitivity: 0.25 });
      await viewer.addCadModel(pumpSkid);
      await drawn(viewer);
      return manager.options.sensitivity === 0.25;
    };
    return { automatic: await isKept(true), own: await isKept(false) };
  },
});
