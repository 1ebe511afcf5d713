import type { Explanation } from './explanation';

const notAdded =
  "The model was removed or belongs to another viewer, or the promise of its `add…Model()` call hasn't resolved yet.";

export const callMessages: readonly Explanation[] = [
  {
    message: 'Viewer is disposed',
    cause:
      'The program used a viewer after `dispose()`, often in a promise or a listener that ran later.',
    fix: "Remove your listeners and ignore late results when you dispose the viewer. In React, do this in the effect's cleanup function.",
    page: 'react',
  },
  {
    message: 'Already disposed',
    cause: 'An object was disposed twice, or used after it was disposed.',
    fix: 'Dispose each object once. The viewer disposes its models and its camera manager itself.',
  },
  {
    message: 'The tool has been disposed',
    cause: 'The program used a tool after disposing the tool or its viewer.',
    fix: 'Create a new tool, and remove all references to the old one.',
  },
  {
    message: 'Model is not added to viewer',
    cause: notAdded,
    fix: 'Check that the model is in `viewer.models` before you pass it.',
  },
  {
    message: "Could not remove model … because it's not added",
    cause: notAdded,
    fix: 'Call `removeModel()` only once per model, on the viewer that contains the model.',
  },
  {
    message: 'Model identifier: … not found',
    cause: notAdded,
    fix: 'Check that the model is in `viewer.models`.',
  },
  {
    message: "Could not find model '…'",
    cause: notAdded,
    fix: 'Check that the model is in `viewer.models`.',
  },
  {
    message: 'Point cloud is not added - cannot remove it',
    cause: notAdded,
    fix: 'Call `removeModel()` only once per model, on the viewer that contains the model.',
  },
  {
    message: 'Point cloud not found',
    cause: notAdded,
    fix: 'Check that the model is in `viewer.models`.',
  },
  {
    message: 'Model must be a …, but got …',
    cause:
      'The options identify a model in CDF, but the viewer loads models from files. Or they contain a path, but the viewer has a client for CDF.',
    fix: 'Pass `modelId` and `revisionId` to a viewer with a client for CDF, and `localPath` to a viewer that loads models from files.',
  },
  {
    message: "Unsupported event '…'",
    cause:
      "`on()` or `off()` was called with an event that the object doesn't support in this release.",
    fix: 'Use one of the events that the signature of `on()` lists.',
    page: 'events',
  },
  {
    message: "Rotation and target can't be set at the same time",
    cause: '`setCameraState()` received both a rotation and a target.',
    fix: 'Pass either `rotation` or `target`.',
    page: 'camera',
  },
  {
    message: 'Node collection has not been assigned to model',
    cause: "The collection isn't one of this model's styled collections.",
    fix: 'Unassign each collection only once, from the model to which you assigned it.',
  },
  {
    message: 'NodeCollection not added',
    cause: "The collection isn't one of this model's styled collections.",
    fix: 'Unassign each collection only once, from the model to which you assigned it.',
  },
  {
    message: 'Could not find set',
    cause: "`remove()` received a collection that isn't part of the combined collection.",
    fix: 'Remove each collection only once, and pass the same object that you added.',
  },
  {
    message: '… does not support clear()',
    cause: "This type of collection can't be emptied.",
    fix: 'Unassign the collection, or use `TreeIndexNodeCollection`, whose content you can change.',
  },
  {
    message: 'clear() is not supported',
    cause: "This type of collection can't be emptied.",
    fix: 'Unassign the collection, or use `TreeIndexNodeCollection`, whose content you can change.',
  },
  {
    message:
      'The AreaCollection returned by getAreas() for TreeIndexNodeCollection must be constructed manually using addAreas() and addAreaPoints()',
    cause: 'The appearance has `prioritizedForLoadingHint`, but the collection has no areas.',
    fix: 'Call `addAreas()` before you assign the collection.',
    page: 'troubleshooting#assigning-a-treeindexnodecollection',
  },
  {
    message: '… is not supported for …',
    cause: "An `InvertedNodeCollection` has no areas, so it can't be prioritized for loading.",
    fix: 'Remove `prioritizedForLoadingHint` from its appearance.',
  },
  {
    message: 'addAreas() not defined for EmptyAreaCollection',
    cause: 'The collection has no areas yet.',
    fix: 'Await `executeFilter()` before you use the areas.',
  },
  {
    message: 'Range cannot have negative number of elements',
    cause:
      '`NumericRange` received a negative count. The second argument is a count, not the end of the range.',
    fix: 'Pass a count of 0 or more. To specify the end instead, use `NumericRange.createFromInterval()`.',
  },
  {
    message: 'Subtree size of … is too large (max size = 1000)',
    cause: 'The method works only for parts with up to 1,000 nodes.',
    fix: 'Use a smaller part.',
  },
  {
    message:
      'Cannot apply model state. Model (modelId: …, revisionId: …) has not been added to viewer.',
    cause: "The saved view refers to a model that isn't loaded.",
    fix: 'Add the same models before you call `setViewState()`.',
    page: 'troubleshooting#styles-are-missing-after-a-restore',
  },
  {
    message: "Point cloud model doesn't have class …",
    cause: 'The point cloud has no points of this class.',
    fix: 'Call `hasClass()` first, or use a class that `getClasses()` returns.',
    page: 'pointclouds',
  },
  {
    message: 'Unrecognized string … used as class name',
    cause: 'The point cloud has no class with this name.',
    fix: 'Use a class name that `getClasses()` returns, or the numeric code.',
    page: 'pointclouds',
  },
  {
    message: 'Measurement mode is active, call exitMeasurementMode()',
    cause: '`enterMeasurementMode()` was called twice.',
    fix: 'Check `isInMeasurementMode` first.',
  },
  {
    message: 'Measurement mode is not active, call enterMeasurementMode()',
    cause: '`exitMeasurementMode()` or `dispose()` was called outside measurement mode.',
    fix: 'Check `isInMeasurementMode`. Before `dispose()`, call `enterMeasurementMode()`.',
    page: 'troubleshooting#measurementtooldispose',
  },
  {
    message: 'Measurement not found',
    cause: "The measurement was removed, or doesn't belong to this tool.",
    fix: 'Pass a measurement that `getAllMeasurements()` returns.',
  },
  {
    message: "htmlElement style must have a position of absolute. but was '…'",
    cause: '`HtmlOverlayTool` can only place elements with `position: absolute`.',
    fix: 'Set the style before you call `add()`. A style sheet applies only after it has loaded.',
    page: 'overlays',
  },
  {
    message: 'Element is already attached to viewer',
    cause: 'The same element was added to the overlays twice.',
    fix: 'Create a separate element for each label.',
    page: 'overlays',
  },
  {
    message: 'Element is not attached to viewer',
    cause: 'The element was removed, or was never added to this tool.',
    fix: 'Remove each element only once. An element appears a moment after you call `add()`.',
    page: 'overlays',
  },
  {
    message: 'Cannot add more than … points',
    cause: 'An overlay collection can contain only a limited number of icons.',
    fix: 'Split the overlays into several collections.',
    page: 'overlays',
  },
  {
    message: 'Could not find canvas',
    cause:
      'A tool was created for a viewer whose canvas no longer exists, usually after `dispose()`.',
    fix: 'Create tools before you dispose the viewer.',
  },
  {
    message: 'Canvas does not have a parent element',
    cause:
      'The canvas was removed from the page or from its element while the viewer was using it.',
    fix: "Move the viewer's element as a whole, and dispose the viewer before you remove the element.",
  },
  {
    message: 'Unknown corner position for Axis Cross: Corner = …',
    cause: '`AxisViewTool` received a corner that is not in the enum `Corner`.',
    fix: 'Use `Corner.TopRight` or another value of the enum.',
  },
  {
    message: 'movingCameraResolutionFactor must be greater than 0 and less than or equal to 1',
    cause: '`setResolutionOptions()` received a factor outside the allowed range.',
    fix: 'Pass a number greater than 0 and at most 1.',
  },
  {
    message: 'createDebugCanvas() can only be called once',
    cause: "A viewer's debug canvas was requested twice.",
    fix: 'Use the canvas that the first call returned.',
  },
  {
    message: 'Unsupported map provider',
    cause: "`GeomapTool` received a provider that it doesn't support.",
    fix: 'Use a value of `MapProviders`.',
  },
  {
    message: 'Unsupported anti-aliasing mode: …',
    cause: "`antiAliasingHint` has a value that this release doesn't support.",
    fix: "Use one of the values in the option's type.",
  },
  {
    message: "Anti-aliasing mode '…' is not supported on mobile devices,",
    cause:
      "Multisampling isn't available on phones and tablets, so the viewer ignores the `msaa` part of the hint.",
    fix: "No fix is needed. To avoid the warning, don't set `antiAliasingHint` on phones and tablets.",
    page: 'browsers#what-is-different-on-phones-and-tablets',
  },
  {
    message: 'SSAO is not supported on mobile devices, disabling',
    cause: 'The viewer turns off ambient shadows on phones and tablets.',
    fix: "No fix is needed. To avoid the warning, don't set `ssaoQualityHint` on phones and tablets.",
    page: 'browsers#what-is-different-on-phones-and-tablets',
  },
  {
    message:
      'The version of the dependency "three" is different from what Reveal expects, which may cause unexpected results. In case of unexpected issues, please set the version to …',
    cause:
      'Your bundle contains a version of three.js that differs from the one that the SDK needs.',
    fix: 'Install exactly the version that the message specifies. Then run `npm ls three` to check that no other version is installed.',
    page: 'installation#releases',
  },
  {
    message: 'WARNING: Multiple instances of Three.js being imported.',
    cause:
      'The bundle contains three.js twice: the SDK loads it with `require`, and your code loads it with `import`.',
    fix: 'Set an alias for `three` in your bundler configuration.',
    page: 'troubleshooting#two-copies-of-threejs',
  },
  {
    message: 'Error creating WebGL context',
    cause:
      "The browser can't create a WebGL 2 context: graphics acceleration is off, or the browser blocks the graphics driver.",
    fix: 'Turn on graphics acceleration, or use another browser.',
    page: 'troubleshooting#error-creating-webgl-context',
  },
  {
    message: 'Too many active WebGL contexts. Oldest context will be lost.',
    cause:
      "Each viewer needs a WebGL context, and browsers limit their number. `dispose()` doesn't release the context.",
    fix: 'Dispose viewers that you no longer show, and release their contexts.',
    page: 'troubleshooting#webgl-contexts',
  },
  {
    message: 'process is not defined',
    cause: "The SDK's bundle reads `process.env`, which browsers don't have.",
    fix: 'Configure your bundler to replace `process.env`.',
    page: 'troubleshooting#process-is-not-defined',
  },
];
