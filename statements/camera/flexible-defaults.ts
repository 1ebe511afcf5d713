import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In a new viewer, `FlexibleControlsOptions` has 47 options, with the default values listed in the camera guide.',
  is: {
    controlsType: 'orbit',
    mouseWheelAction: 'auto',
    mouseClickType: 'setTarget',
    mouseDoubleClickType: 'setTargetAndCameraPosition',
    enableChangeControlsTypeOn123Key: true,
    enableKeyboardNavigation: true,
    animationDuration: 300,
    minimumTimeBetweenRaycasts: 200,
    maximumTimeBetweenRaycasts: 1000,
    mouseDistanceThresholdBetweenRaycasts: 5,
    minPolarAngle: 0.0001,
    maxPolarAngle: 3.141,
    minAzimuthAngle: '-Infinity',
    maxAzimuthAngle: 'Infinity',
    enableDamping: true,
    dampingFactor: 0.25,
    automaticNearFarPlane: true,
    sensitivity: 0.8,
    automaticSensitivity: true,
    sensitivityDiagonalFraction: 0.001,
    minSensitivity: 0.1,
    maxSensitivity: 0.8,
    mouseRotationSpeedAzimuth: 0.004363,
    mouseRotationSpeedPolar: 0.004363,
    keyboardRotationSpeedAzimuth: 0.02182,
    keyboardRotationSpeedPolar: 0.01745,
    keyboardFastRotationFactor: 2,
    zoomFraction: 0.05,
    minOrthographicZoom: 0,
    maxOrthographicZoom: 'Infinity',
    wheelDollySpeed: 0.5,
    mousePanSpeed: 25,
    mouseDollySpeed: 100,
    keyboardSpeed: 1,
    keyboardPanSpeed: 100,
    keyboardDollySpeed: 200,
    keyboardFastMoveFactor: 5,
    pinchEpsilon: 0.1,
    pinchPanSpeed: 50,
    orthographicCameraDollyFactor: 0.3,
    minimumFov: 5,
    maximumFov: 100,
    defaultFov: 60,
    showTarget: true,
    relativeMarkerSize: 0.018,
    outerMarkerColor: '#FF2222',
    innerMarkerColor: '#FFFFFF',
  },
  expect: { '3.0.2': lacks('IFlexibleCameraManager.options'), '4.29.0': holds },
  run: ({ newViewer }) => {
    const manager = newViewer({ useFlexibleCameraManager: true }).cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    // Four digits are enough to identify an angle in radians. JSON can't represent infinity.
    const plain = (value: unknown) =>
      typeof value !== 'number'
        ? value
        : Number.isFinite(value)
          ? Number(value.toPrecision(4))
          : String(value);
    return Object.fromEntries(
      Object.entries(manager.options).map(([name, value]) => [name, plain(value)]),
    );
  },
});
