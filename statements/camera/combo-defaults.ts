import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In a new viewer, `ComboControlsOptions` has 34 options, with the default values listed in the camera guide.',
  is: {
    enableDamping: true,
    dampingFactor: 0.25,
    dynamicTarget: true,
    minDistance: 0.8,
    minZoomDistance: 0.4,
    dollyFactor: 0.99,
    minPolarAngle: 0,
    maxPolarAngle: 3.142,
    minAzimuthAngle: '-Infinity',
    maxAzimuthAngle: 'Infinity',
    panDollyMinDistanceFactor: 10,
    firstPersonRotationFactor: 0.4,
    pointerRotationSpeedAzimuth: 0.008727,
    pointerRotationSpeedPolar: 0.008727,
    enableKeyboardNavigation: true,
    keyboardRotationSpeedAzimuth: 0.08727,
    keyboardRotationSpeedPolar: 0.06981,
    mouseFirstPersonRotationSpeed: 0.01745,
    keyboardDollySpeed: 2,
    keyboardPanSpeed: 10,
    keyboardSpeedFactor: 3,
    pinchEpsilon: 2,
    pinchPanSpeed: 1,
    EPSILON: 0.001,
    minZoom: 0,
    maxZoom: 'Infinity',
    orthographicCameraDollyFactor: 0.3,
    lookAtViewTarget: false,
    useScrollTarget: false,
    zoomToCursor: true,
    minDeltaRatio: 1,
    maxDeltaRatio: 8,
    minDeltaDownscaleCoefficient: 0.1,
    maxDeltaDownscaleCoefficient: 1,
  },
  expect: { '3.0.2': lacks('DefaultCameraManager.getComboControlsOptions'), '4.29.0': holds },
  run: ({ newViewer }) => {
    const manager = newViewer().cameraManager as DefaultCameraManager;
    // Four digits are enough to identify an angle in radians. JSON can't represent infinity.
    const plain = (value: unknown) =>
      typeof value !== 'number'
        ? value
        : Number.isFinite(value)
          ? Number(value.toPrecision(4))
          : String(value);
    return Object.fromEntries(
      Object.entries(manager.getComboControlsOptions()).map(([name, value]) => [
        name,
        plain(value),
      ]),
    );
  },
});
