import { isDefaultCameraManager, isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "With `useFlexibleCameraManager`, the viewer creates a `FlexibleCameraManager`, which isn't a `DefaultCameraManager`. Its `controlsType` is `orbit` by default.",
  is: { flexible: true, normal: false, type: 'orbit' },
  expect: { '3.0.2': lacks('Cognite3DViewerOptions.useFlexibleCameraManager'), '4.29.0': holds },
  run: ({ newViewer }) => {
    const manager = newViewer({ useFlexibleCameraManager: true }).cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    return {
      flexible: true,
      normal: isDefaultCameraManager(manager),
      type: manager.options.controlsType,
    };
  },
});
