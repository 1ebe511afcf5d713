/**
 * What readers type and what they should get, for the latest version. Written before ranking was tuned.
 * A third of the queries, chosen by a hash, is held out: it must not be looked at while tuning.
 */
import { createHash } from 'node:crypto';

/** A query with the pages that answer it. */
export interface RelevanceCase {
  readonly kind: 'symbol' | 'typo' | 'task' | 'error';
  readonly query: string;
  /**
   * At most two paths below the version's route. With a fragment exactly that place is meant, without one
   * any place of the page.
   */
  readonly accept: readonly [string] | readonly [string, string];
}

const viewer = 'api/cognite_reveal/classes/Cognite3DViewer';
const classes = 'api/cognite_reveal/classes';
const tools = 'api/cognite_reveal_tools/classes';

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

/** No word of a query is in the title of the page it should lead to. */
const tasks = cases('task', [
  ['hide parts', 'examples/cad-styling-nodes', 'examples/cad-styling'],
  ['cut', 'examples/clipping'],
  ['see inside a tank', 'examples/clipping'],
  ['ruler', 'examples/point-to-point-measurement', `${tools}/MeasurementTool`],
  ['how far apart are two valves', 'examples/point-to-point-measurement'],
  ['jagged edges', 'examples/antialiasing'],
  ['blurry picture', 'examples/rendering-resolution', 'performance'],
  ['html labels', 'examples/cad-2doverlay'],
  ['add my own mesh', 'examples/cad-3dobjects', `${classes}/CustomObject`],
  ['panorama photos', 'examples/image360'],
  ['laser scan', 'examples/pointcloud'],
  ['bookmark camera position', 'examples/cad-save-viewerstate'],
  ['compass', 'examples/axisviewtool'],
  ['several files in one scene', 'examples/combine-models'],
  ['rotate valves', 'examples/cad-transform-override'],
  ['select equipment with the mouse', 'examples/click-reactions-cad'],
  ['load important equipment first', 'examples/cad-prioritized-nodes'],
  ['upgrade from 3.x', 'migration-guide'],
  ['construction schedule', 'examples/timelinetool'],
  ['login with a token', 'authentication'],
  ['self hosted files without cdf', 'extending/datasource', 'authentication'],
  ['low frame rate', 'performance'],
  ['npm packages and bundler', 'installation'],
]);

const errors = cases('error', [
  ['process is not defined', 'troubleshooting', 'installation'],
  ['Error creating WebGL context', 'troubleshooting'],
  ['Multiple instances of Three.js being imported', 'troubleshooting', 'installation'],
  ['Too many active WebGL contexts. Oldest context will be lost.', 'troubleshooting', 'react'],
  ['Failed to create Image360Collection', 'troubleshooting'],
  ['Could not download binary file', 'authentication'],
  ['Failed to load sector', 'authentication'],
  ['document is not defined', 'react', 'installation'],
  ['401 Unauthorized', 'authentication', 'troubleshooting'],
  ['status 403', 'authentication', 'troubleshooting'],
  ['has already been added', 'troubleshooting'],
  ['wasm-unsafe-eval', 'troubleshooting', 'installation'],
]);

/** All queries. */
export const relevanceCases: readonly RelevanceCase[] = [...symbols, ...typos, ...tasks, ...errors];

/** Whether a query is kept out of tuning: every third by hash. */
export function isHeldOut({ query }: RelevanceCase): boolean {
  return createHash('sha256').update(query).digest().readUInt32BE(0) % 3 === 0;
}
