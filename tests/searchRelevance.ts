/**
 * Readers' queries and the results that they should return in the latest version. The queries were written before the
 * ranking was tuned. Pages that were written later were added regardless of their rank. A hash selects about a third of
 * the queries and half of the wishes, which are held out from tuning. Don't look at them while you tune search.
 */
import { createHash } from 'node:crypto';
import { classes, tools, viewer } from './apiPaths';
import { trackerWishes } from './trackerWishes';

export interface RelevanceCase {
  readonly kind: 'symbol' | 'typo' | 'task' | 'error' | 'wish' | 'tracker' | 'unseen';
  readonly query: string;
  /**
   * Paths relative to the version's route, or paths of pages outside the docs, such as `/starters/angular`. A path with
   * a fragment accepts only that section. A path without a fragment accepts any section of the page.
   */
  readonly accept: readonly [string, ...string[]];
}

function cases(
  kind: RelevanceCase['kind'],
  list: readonly (readonly [query: string, ...accept: RelevanceCase['accept']])[],
): RelevanceCase[] {
  return list.map(([query, ...accept]) => ({ kind, query, accept }));
}

const symbols = cases('symbol', [
  ['Cognite3DViewer', viewer],
  ['addModel', `${viewer}#addmodel`],
  ['addCadModel', `${viewer}#addcadmodel`],
  ['Cognite3DViewer.addPointCloudModel', `${viewer}#addpointcloudmodel`],
  ['fitCameraToModel', `${viewer}#fitcameratomodel`],
  ['getIntersectionFromPixel', `${viewer}#getintersectionfrompixel`],
  ['getScreenshot()', `${viewer}#getscreenshot`],
  ['setGlobalClippingPlanes', `${viewer}#setglobalclippingplanes`],
  ['getViewState', `${viewer}#getviewstate`],
  ['add360ImageSet', `${viewer}#add360imageset`],
  ['CogniteCadModel', `${classes}/CogniteCadModel`],
  ['assignStyledNodeCollection', `${classes}/CogniteCadModel#assignstylednodecollection`],
  ['CognitePointCloudModel', `${classes}/CognitePointCloudModel`],
  ['TreeIndexNodeCollection', `${classes}/TreeIndexNodeCollection`],
  ['DefaultCameraManager', `${classes}/DefaultCameraManager`],
  ['CameraManager', 'api/cognite_reveal/interfaces/CameraManager'],
  ['NodeAppearance', 'api/cognite_reveal/type-aliases/NodeAppearance'],
  ['PointColorType', 'api/cognite_reveal/enumerations/PointColorType'],
  ['MeasurementTool', `${tools}/MeasurementTool`],
  ['HtmlOverlayTool', `${tools}/HtmlOverlayTool`],
  ['AxisViewTool', `${tools}/AxisViewTool`],
  ['TimelineTool.createKeyframe', `${tools}/TimelineTool#createkeyframe`],
  ['cadBudget', `${viewer}#cadbudget`],
  ['Cognite3DViewer.on', `${viewer}#on`],
  ['viewer.on', `${viewer}#on`],
  [
    'model.setModelTransformation()',
    `${classes}/CogniteCadModel#setmodeltransformation`,
    `${classes}/CognitePointCloudModel#setmodeltransformation`,
  ],
  ['dispose', `${viewer}#dispose`],
  ['IndexSet', `${classes}/IndexSet`],
  ['registerNodeCollectionType', 'api/cognite_reveal/functions/registerNodeCollectionType'],
  ['CDF_TO_VIEWER_TRANSFORMATION', 'api/cognite_reveal/variables/CDF_TO_VIEWER_TRANSFORMATION'],
]);

const typos = cases('typo', [
  ['Cognite3DVeiwer', viewer],
  ['admodel', `${viewer}#addmodel`],
  ['addModle', `${viewer}#addmodel`],
  ['fitCamraToModel', `${viewer}#fitcameratomodel`],
  ['getIntersectonFromPixel', `${viewer}#getintersectionfrompixel`],
  ['setGlobalClippingPlans', `${viewer}#setglobalclippingplanes`],
  ['CogniteCadModle', `${classes}/CogniteCadModel`],
  ['TreeIndxNodeCollection', `${classes}/TreeIndexNodeCollection`],
  ['NodeApearance', 'api/cognite_reveal/type-aliases/NodeAppearance'],
  ['MeasurmentTool', `${tools}/MeasurementTool`],
  ['piontcloud', 'examples/pointcloud', `${classes}/CognitePointCloudModel`],
  ['cliping planes', 'examples/clipping'],
  ['antialising', 'examples/antialiasing'],
  ['authentification', 'authentication'],
  ['instalation', 'installation'],
  ['trubleshooting', 'troubleshooting'],
  ['timline', 'examples/timelinetool', `${tools}/TimelineTool`],
]);

/** Queries that don't share any words with the titles of the pages that answer them. */
const tasks = cases('task', [
  ['hide parts', 'examples/cad-styling-nodes', 'examples/cad-styling'],
  ['cut', 'examples/clipping'],
  ['see inside a tank', 'examples/clipping'],
  ['ruler', 'examples/point-to-point-measurement', `${tools}/MeasurementTool`],
  [
    'how far apart are two valves',
    'examples/point-to-point-measurement',
    'faq#how-do-i-measure-a-distance',
  ],
  ['jagged edges', 'examples/antialiasing'],
  ['blurry picture', 'examples/rendering-resolution', 'performance'],
  ['html labels', 'examples/cad-2doverlay', 'overlays'],
  ['add my own mesh', 'examples/cad-3dobjects', 'threejs'],
  ['panorama photos', 'examples/image360'],
  ['laser scan', 'examples/pointcloud', 'pointclouds'],
  ['bookmark camera position', 'examples/cad-save-viewerstate'],
  ['compass', 'examples/axisviewtool'],
  ['several files in one scene', 'examples/combine-models'],
  ['rotate valves', 'examples/cad-transform-override'],
  ['select equipment with the mouse', 'examples/click-reactions-cad', 'events#clicks'],
  ['load important equipment first', 'examples/cad-prioritized-nodes'],
  ['upgrade from 3.x', 'migration-guide'],
  ['construction schedule', 'examples/timelinetool'],
  ['login with a token', 'authentication'],
  ['self hosted files without cdf', 'extending/datasource', 'authentication'],
  ['low frame rate', 'performance'],
  ['npm packages and bundler', 'installation'],
  ['mcp server', 'coding-agents'],
  ['let an agent run a program', 'coding-agents'],
]);

const errors = cases('error', [
  ['process is not defined', 'troubleshooting', 'installation'],
  ['Error creating WebGL context', 'troubleshooting'],
  ['Multiple instances of Three.js being imported', 'troubleshooting', 'installation'],
  ['Too many active WebGL contexts. Oldest context will be lost.', 'troubleshooting', 'react'],
  ['GL_INVALID_FRAMEBUFFER_OPERATION', 'troubleshooting#the-element-has-no-height'],
  ['Failed to create Image360Collection', 'troubleshooting'],
  ['Could not download binary file', 'authentication'],
  ['Failed to load sector', 'authentication', 'troubleshooting'],
  ['document is not defined', 'react', 'installation'],
  ['Image is not defined', 'installation#nextjs-and-other-servers'],
  ['401 Unauthorized', 'authentication', 'troubleshooting'],
  ['status 403', 'authentication', 'troubleshooting'],
  ['has already been added', 'troubleshooting'],
  ['wasm-unsafe-eval', 'security', 'production'],
]);

/** Wishes in people's own words, without the terms that these docs use. */
const wishes = cases('wish', [
  [
    'hide pipe',
    'examples/cad-styling-nodes',
    'examples/cad-styling',
    'examples/cad-styling-assets',
  ],
  ['viewer is black', 'troubleshooting'],
  ['map background', 'faq#can-i-show-a-map-behind-the-model'],
  ['log in users', 'authentication'],
  [
    'make walls transparent',
    'examples/cad-styling',
    'examples/cad-styling-nodes',
    'faq#how-do-i-make-walls-transparent',
  ],
  ['zoom to selected', 'camera', 'faq#how-do-i-zoom-to-the-selected-part', viewer],
  ['move camera smoothly', 'camera', viewer, 'concepts#cameras'],
  ['too slow on laptop', 'performance'],
  ['nothing shows up', 'troubleshooting'],
  ['page stays empty after loading', 'troubleshooting'],
  [
    'color by temperature',
    'cookbook/live-colors',
    'examples/cad-styling-assets',
    'examples/cad-styling',
  ],
  [
    'make selected object red',
    'examples/click-reactions-cad',
    'examples/cad-styling',
    'cookbook/row-and-part',
  ],
  [
    'find object by name',
    'cookbook/find-by-tag',
    'examples/cad-styling-nodes',
    `${classes}/PropertyFilterNodeCollection`,
  ],
  ['show only one part', 'cookbook/isolate', 'examples/cad-styling-nodes', 'examples/cad-styling'],
  [
    'get info about what I clicked',
    'examples/click-reactions-cad',
    'examples/click-reactions-pointcloud',
    'cookbook/row-and-part',
  ],
  ['click does not work', 'troubleshooting#a-click-does-nothing', 'events#clicks'],
  ['mouse wheel zoom speed', 'camera', 'examples/controlsmodes', `${classes}/DefaultCameraManager`],
  ['walk through the plant', 'examples/controlsmodes', 'camera#choose-a-camera-manager'],
  [
    'stop camera from going under ground',
    'camera#keep-users-above-ground',
    'examples/controlsmodes',
    `${classes}/DefaultCameraManager`,
  ],
  [
    'take a picture of the view',
    `${viewer}#getscreenshot`,
    'faq#how-do-i-take-a-screenshot-or-print',
    'cookbook/screenshot',
  ],
  [
    'share a link to what I see',
    'examples/cad-save-viewerstate',
    'faq#can-i-share-a-view-as-a-link',
    'cookbook/deep-link',
  ],
  [
    'restore previous view',
    'examples/cad-save-viewerstate',
    'camera#set-an-exact-view',
    'cookbook/deep-link',
  ],
  ['cut the building in half', 'examples/clipping', 'cookbook/section-box'],
  ['look inside a vessel', 'examples/clipping', 'cookbook/section-box'],
  [
    'distance between two points',
    'examples/point-to-point-measurement',
    `${tools}/MeasurementTool`,
    'faq#how-do-i-measure-a-distance',
  ],
  ['put text on an object', 'examples/cad-2doverlay', 'overlays'],
  ['add pins to 3d model', 'examples/cad-2doverlay', 'overlays'],
  ['draw my own sphere', 'examples/cad-3dobjects', 'threejs'],
  [
    'load gltf file',
    'examples/cad-3dobjects',
    'getting-data-in#what-the-viewer-reads',
    'faq#can-it-load-ifc-revit-step-or-gltf-files',
  ],
  [
    'use without cognite account',
    'extending/datasource',
    'getting-data-in#host-a-model-yourself',
    'faq#can-i-use-it-without-cognite-data-fusion',
  ],
  ['where do I get a token', 'authentication', 'getting-data-in#get-a-project-and-a-token'],
  ['token expired', 'authentication'],
  [
    'no access to the model',
    'troubleshooting#401-and-403',
    'authentication',
    'loading#what-each-failure-looks-like',
  ],
  ['use in react component', 'react'],
  ['viewer leaks memory', 'performance', 'concepts#disposal-and-memory', 'react'],
  ['browser tab crashes', 'performance', 'troubleshooting'],
  ['works on my phone?', 'browsers', 'faq#does-it-run-on-phones', 'performance'],
  ['edges look rough', 'examples/antialiasing'],
  [
    'picture not sharp',
    'examples/rendering-resolution',
    'performance',
    'browsers#the-pixel-ratio-of-the-screen',
  ],
  [
    'turn off statistics sent to vendor',
    'installation#metrics',
    'security#metrics',
    'production#metrics',
  ],
  ['what data is sent to the vendor', 'security', 'installation#metrics'],
  [
    'content blocked by security policy',
    'installation#content-security-policy',
    'security#content-security-policy',
    'production#content-security-policy',
  ],
  [
    'next.js window is not defined',
    'installation',
    'react',
    'faq#does-it-work-with-server-side-rendering',
  ],
  ['which npm packages do I need', 'installation'],
  ['test in ci', 'testing'],
  [
    'know when model has finished loading',
    'testing',
    'loading',
    'faq#how-do-i-know-that-everything-is-loaded',
  ],
  ['show loading progress bar', 'loading', 'concepts', 'examples/cad-basic'],
  ['two models in same view', 'examples/combine-models'],
  [
    'model appears in wrong place',
    'concepts#coordinates',
    'examples/combine-models',
    'examples/cad-transform-override',
  ],
  ['move a pump to another place', 'examples/cad-transform-override'],
  ['open a valve animation', 'examples/cad-transform-override', 'examples/timelinetool'],
  ['show construction progress over time', 'examples/timelinetool'],
  ['lidar color by height', 'examples/pointcloud-styling', 'examples/pointcloud', 'pointclouds'],
  ['points too small', 'examples/pointcloud-styling', 'examples/pointcloud', 'pointclouds'],
  ['hide ground points', 'examples/pointcloud-styling', 'examples/pointcloud', 'pointclouds'],
  ['street view photos', 'examples/image360'],
  ['leave a 360 image', 'examples/image360'],
  ['see objects marked in photos', 'examples/image360-annotations'],
  ['list all children of an object', 'examples/node-visiting'],
  [
    'from sensor tag to 3d',
    'cookbook/find-by-tag',
    'examples/cad-styling-assets',
    `${classes}/AssetNodeCollection`,
  ],
  [
    'parts missing when zoomed out',
    'performance',
    'troubleshooting#parts-of-a-model-stay-missing',
    'examples/cad-prioritized-nodes',
  ],
  ['keep my equipment always visible', 'examples/cad-prioritized-nodes'],
  ['small cube in the corner', 'examples/axisviewtool'],
  ['north arrow', 'examples/axisviewtool'],
  ['convert x y z to model coordinates', 'concepts#coordinates'],
  ['old browser support', 'browsers', 'installation'],
  ['what changed since version 3', 'migration-guide'],
  ['remove event handlers', 'events', 'concepts#events', viewer],
  ['close the viewer', 'concepts#disposal-and-memory', 'react', `${viewer}#dispose`],
  ['change background color', `${viewer}#setbackgroundcolor`],
  ['external id model', 'data-modeling', 'examples/dm-models'],
  ['core data model 360', 'examples/dm-image360', 'data-modeling'],
  ['space', 'data-modeling'],
]);

export const relevanceCases: readonly RelevanceCase[] = [
  ...symbols,
  ...typos,
  ...tasks,
  ...errors,
  ...wishes,
  ...trackerWishes,
];

/** Whether a query is held out from tuning: about every third query, every second wish, and all unseen wishes. */
export function isHeldOut({ kind, query }: RelevanceCase): boolean {
  if (kind === 'tracker' || kind === 'unseen') return kind === 'unseen';
  const share = kind === 'wish' ? 2 : 3;
  return createHash('sha256').update(query).digest().readUInt32BE(0) % share === 0;
}
