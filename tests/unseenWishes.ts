/**
 * Readers' wishes that nobody tunes search on: don't look at their single results, and don't add their words to search because
 * of them. `trackerWishes.ts` describes the format. Their mean reciprocal rank was 0.811 when they were new. Before you tune on
 * them, write new ones, and move these to `laterWishes.ts`.
 */
// Fragments of API pages, and issues, such as owner/repository#1.
// cspell:ignore fitcameratomodel getanyintersectionfrompixel getintersectionfrompixel getpointsbyboundingbox
// cspell:ignore loadcamerafrommodel setcamerastate
// cspell:ignoreRegExp /[\w.-]+\/[\w.-]+#\d+/g
import { classes, tools, viewer } from './apiPaths';

export const unseenWishes = `
xBimTeam/XbimGeometry#152 | show dimension lines on the model | examples/point-to-point-measurement ${tools}/MeasurementTool overlays examples/cad-3dobjects
xBimTeam/XbimWebUI#434 | how to use it after npm install | installation examples/cad-basic /learn/show-a-model /starters/vanilla-vite
google/model-viewer#498 | slow zoom in after loading | camera ${viewer}#fitcameratomodel ${viewer}#loadcamerafrommodel
google/model-viewer#2062 | rotate the model with buttons | camera examples/controlsmodes api/cognite_reveal/interfaces/CameraManager ${classes}/DefaultCameraManager examples/cad-transform-override
dwqdaiwenqi/react-3d-viewer#11 | set zoom level when model loads | camera ${viewer}#fitcameratomodel ${viewer}#loadcamerafrommodel examples/cad-basic examples/cad-save-viewerstate
google/model-viewer#1210 | camera event fires all the time | camera events concepts#events
google/model-viewer#3071 | detect when zoom limit is reached | camera ${classes}/DefaultCameraManager
mrdoob/three.js#18352 | mouse coordinates relative to canvas | events ${viewer}#getintersectionfrompixel ${viewer}#getanyintersectionfrompixel examples/click-reactions-cad threejs
mrdoob/three.js#8751 | click is wrong when canvas is not full screen | troubleshooting#a-click-does-nothing events examples/click-reactions-cad ${viewer}#getanyintersectionfrompixel threejs
kovacsv/Online3DViewer#52 | measure angle between two faces | faq#how-do-i-measure-a-distance examples/point-to-point-measurement ${tools}/MeasurementTool
kovacsv/Online3DViewer#275 | prevent users from downloading the model | security production
kovacsv/Online3DViewer#398 | viewer does not resize with its window | troubleshooting#the-element-has-no-height react installation
cognitedata/reveal#3146 | hover over a marked object in a 360 image | examples/image360-annotations events#hovering
cognitedata/reveal#1506 | list all models that are loaded | ${viewer}#models examples/combine-models
cognitedata/reveal#3201 | annotations of an older 360 image | examples/image360-annotations examples/image360 api/cognite_reveal/interfaces/Image360Revision
specklesystems/speckle-server#827 | color elements by volume | examples/cad-styling-custom cookbook/live-colors examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection
bldrs-ai/Share#568 | add tree entries to the selection | cookbook/row-and-part examples/node-visiting examples/click-reactions-cad examples/cad-styling-nodes
CesiumGS/cesium#3932 | play the animation backwards | examples/timelinetool ${tools}/TimelineTool
xeokit/xeokit-bim-viewer#164 | cannot measure while section plane is active | examples/point-to-point-measurement ${tools}/MeasurementTool examples/clipping
pmndrs/drei#600 | hover triggers outside of the object | events troubleshooting#a-click-does-nothing examples/click-reactions-cad threejs
openscad/openscad-playground#22 | keep zoomed in when model is replaced | camera examples/cad-save-viewerstate examples/combine-models cookbook/deep-link ${classes}/DefaultCameraManager#setcamerastate
potree/PotreeDesktop#51 | count points in one square meter | pointclouds#read-the-points ${classes}/CognitePointCloudModel#getpointsbyboundingbox
`;
