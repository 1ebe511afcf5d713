/**
 * Wishes from questions about 3D viewers in public issue trackers. They were shortened to search queries before anyone
 * looked at the results. Each line contains an issue, a query, and the pages that answer the query, usually at most
 * five. The wishes in `unseenWishes.ts` are never used for tuning.
 */
// The ignored words are URL fragments of API pages, and parts of issue references such as owner/repository#1.
// cspell:ignore hotspot fitcameratoboundingbox getanyintersectionfrompixel getintersectionfrompixel getviewstate
// cspell:ignore enter360image setmodelclippingplanes setmodeltransformation getcamerastate requestredraw pointsizetype
// cspell:ignore automaticnearfarplane continuousmodelstreaming assignstylednodecollection assignstyledobjectcollection pointsize
// cspell:ignoreRegExp /[\w.-]+\/[\w.-]+#\d+/g
import { classes, tools, viewer } from './apiPaths';
import { laterWishes } from './laterWishes';
import type { RelevanceCase } from './searchRelevance';
import { unseenWishes } from './unseenWishes';

const tuned = `
xeokit/xeokit-bim-viewer#148 | tooltip on mouse over | events#hovering overlays examples/cad-2doverlay
xeokit/xeokit-sdk#979 | highlight items by tag number | cookbook/find-by-tag examples/cad-styling-assets examples/cad-styling-nodes
potree/potree#493 | points drawn as big squares | pointclouds examples/pointcloud concepts#point-clouds
potree/potree#315 | turn one point cloud off | examples/combine-models ${classes}/CognitePointCloudModel
google/model-viewer#3367 | scroll page without zooming model | events
google/model-viewer#659 | limit zoom distance | camera ${classes}/DefaultCameraManager examples/controlsmodes
IFCjs/info#8 | read properties of selected element | examples/click-reactions-cad examples/node-visiting examples/dm-assets
ThatOpen/engine_components#70 | fade everything but the selection | cookbook/isolate examples/cad-styling-nodes examples/cad-styling
geoblocks/ol-maplibre-layer#45 | canvas wrong size after resize | react installation troubleshooting#the-element-has-no-height
maplibre/maplibre-gl-js#4811 | memory keeps growing after removing | performance concepts#disposal-and-memory react
potree/potree#900 | files on another server cors | extending/datasource production
pchen66/panolens.js#17 | uses cpu while idle | concepts examples/cad-basic threejs performance
xeokit/xeokit-sdk#938 | right click menu on object | events
kovacsv/Online3DViewer#293 | top view without perspective | faq#is-there-an-orthographic-camera examples/axisviewtool camera
potree/potree#230 | start at given camera position | camera cookbook/deep-link examples/cad-save-viewerstate
potree/potree#338 | get 3d position under mouse | examples/click-reactions-cad examples/click-reactions-pointcloud ${viewer}
potree/potree#580 | jump to coordinates | camera concepts#coordinates ${viewer}
ThatOpen/engine_web-ifc#610 | wasm file blocked or not found | installation#workers-and-webassembly security production
potree/potree#503 | labels unreadable when zoomed out | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
google/model-viewer#3739 | crash on iphone | browsers performance faq#does-it-run-on-phones
google/model-viewer#225 | show message when loading fails | loading
microsoft/scenepic#22 | walk with wasd keys | camera examples/controlsmodes accessibility#keyboard
google/marzipano#239 | open tour at specific panorama | examples/image360 ${viewer}#enter360image
xeokit/xeokit-sdk#1088 | drag a cutting plane | cookbook/section-box examples/clipping
cognitedata/reveal#4615 | 360 images not found by site id | troubleshooting data-modeling examples/image360
xeokit/xeokit-bim-viewer#19 | select in list and highlight in 3d | cookbook/row-and-part
xeokit/xeokit-sdk#1258 | outline around selected part | examples/cad-styling-nodes examples/cad-styling accessibility#color-and-contrast
CesiumGS/cesium#7191 | surfaces flicker | camera#near-and-far-planes examples/combine-models threejs
m-schuetz/Potree2#12 | filter points by classification | pointclouds examples/pointcloud ${classes}/CognitePointCloudModel
google/model-viewer#1200 | many viewers on one page crash | faq#can-i-have-several-viewers-on-a-page troubleshooting#webgl-contexts browsers
potree/potree#750 | freezes with too much data | performance pointclouds examples/pointcloud
potree/potree#1025 | attach information to a point | overlays examples/cad-2doverlay examples/pointcloud-styling
xBimTeam/XbimWebUI#482 | show objects by property value | examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection cookbook/line-number
theNBS/ng2-adsk-forge-viewer#48 | use viewer offline | faq#does-it-work-offline extending/datasource testing
kovacsv/Online3DViewer#228 | measurements in exported picture | cookbook/screenshot ${viewer}#getscreenshot faq#how-do-i-take-a-screenshot-or-print
iTwin/itwinjs-core#4341 | point cloud without colors hard to see | pointclouds examples/pointcloud concepts#point-clouds
NASA-AMMOS/3DTilesRendererJS#1517 | details missing when zooming in | performance troubleshooting#parts-of-a-model-stay-missing examples/cad-prioritized-nodes concepts#sectors-streaming-and-budgets
pchen66/panolens.js#159 | loader for each panorama | examples/image360
mistic100/Photo-Sphere-Viewer#234 | go to next panorama on click | examples/image360 examples/image360-annotations
mistic100/Photo-Sphere-Viewer#460 | gray until window is resized | troubleshooting react installation
xeokit/xeokit-sdk#211 | tree of model parts | examples/node-visiting concepts#cad-nodes cookbook/row-and-part
ThatOpen/engine_components#195 | hide a group with its children | examples/cad-styling-nodes cookbook/isolate concepts#subtrees
yomotsu/camera-controls#532 | look at model from above | examples/axisviewtool camera
specklesystems/speckle-server#393 | color parts by property | examples/cad-styling-nodes cookbook/live-colors examples/cad-styling-custom
kovacsv/Online3DViewer#533 | view settings in url | cookbook/deep-link faq#can-i-share-a-view-as-a-link examples/cad-save-viewerstate
mapbox/mapbox-gl-js#12224 | crash after opening page many times | troubleshooting#webgl-contexts react performance loading#a-lost-webgl-context
potree/potree#566 | change default view on start | camera ${viewer}#loadcamerafrommodel cookbook/deep-link examples/cad-save-viewerstate
xBimTeam/XbimWindowsUI#100 | change color of part by clicking | examples/click-reactions-cad examples/cad-styling-nodes cookbook/row-and-part
KittyCAD/text-to-cad-ui#25 | viewer drains battery | performance examples/cad-basic threejs
potree/PotreeConverter#284 | point cloud is all black | pointclouds troubleshooting#the-point-cloud-is-blank examples/pointcloud
xeokit/xeokit-bim-viewer#143 | switch section plane off again | examples/clipping cookbook/section-box ${viewer}#setglobalclippingplanes
google/model-viewer#458 | limit camera angle | camera ${classes}/DefaultCameraManager ${classes}/ComboControls
opensourceBIM/bimvie.ws#44 | select several parts at once | examples/cad-styling-nodes examples/click-reactions-cad concepts#node-collections ${classes}/TreeIndexNodeCollection
ladybug-tools/spider-gbxml-tools#32 | dragging selects parts by accident | events examples/click-reactions-cad troubleshooting#a-click-does-nothing
openworm/org.geppetto.frontend#587 | rotate around selected part | camera examples/controlsmodes ${classes}/DefaultCameraManager faq#how-do-i-zoom-to-the-selected-part
ch-sa/labelCloud#119 | only few points visible | pointclouds examples/pointcloud troubleshooting#the-point-cloud-is-blank performance concepts#sectors-streaming-and-budgets
kleinicke/ply-visualizer#7 | model is a tiny dot far away | troubleshooting#the-model-is-loaded-but-not-in-view camera concepts#coordinates concepts#cameras
cvat-ai/cvat#7325 | loading takes too long | performance loading
r-lidar/lidRviewer#23 | color by intensity | pointclouds examples/pointcloud concepts#point-clouds
pmndrs/react-three-fiber#3863 | blank in strict mode | react troubleshooting#webgl-contexts troubleshooting#nothing-is-drawn
pmndrs/react-three-fiber#3176 | context lost after changing route | troubleshooting#webgl-contexts react loading#a-lost-webgl-context browsers#when-webgl-is-lost
google/model-viewer#1601 | hide labels behind object | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
google/model-viewer#1160 | change model color with button | examples/cad-styling examples/cad-styling-nodes concepts#styling-cad
google/model-viewer#1641 | add label where user clicks | overlays examples/cad-2doverlay examples/click-reactions-cad ${tools}/HtmlOverlayTool
google/model-viewer#3296 | get current camera values | camera examples/cad-save-viewerstate concepts#cameras cookbook/deep-link
Webiks/ngCesium#2 | still running after leaving page | concepts#disposal-and-memory react performance ${viewer}#dispose
articodeltd/angular-cesium#351 | reuse viewer between pages | performance react concepts#disposal-and-memory faq#can-i-have-several-viewers-on-a-page
xBimTeam/XbimEssentials#201 | rotate without mouse | camera examples/controlsmodes accessibility events#keys-and-the-focus
potree/PotreeConverter#400 | map under point cloud | faq#can-i-show-a-map-behind-the-model
nytimes/three-loader-3dtiles#193 | click hits invisible parts | examples/click-reactions-cad cookbook/isolate events troubleshooting#a-click-does-nothing
xeokit/xeokit-sdk#162 | screenshot in another size | ${viewer}#getscreenshot cookbook/screenshot faq#how-do-i-take-a-screenshot-or-print
kovacsv/Online3DViewer#387 | size of whole model | ${classes}/CogniteCadModel#getmodelboundingbox ${classes}/CogniteCadModel examples/point-to-point-measurement ${classes}/CognitePointCloudModel
cognitedata/reveal#1571 | view a local model file | extending/datasource getting-data-in faq#can-i-use-it-without-cognite-data-fusion faq#can-it-load-ifc-revit-step-or-gltf-files
RobotWebTools/ros3djs#449 | custom mesh is invisible | threejs examples/cad-3dobjects troubleshooting
mpetroff/pannellum#706 | zoom transition between panoramas | examples/image360 ${viewer}#enter360image
IfcOpenShell/IfcOpenShell#2050 | animate by project schedule | examples/timelinetool ${tools}/TimelineTool
potree/potree#1047 | load all points at once | pointclouds performance examples/pointcloud concepts#sectors-streaming-and-budgets
xeokit/xeokit-sdk#79 | viewer is empty after reopening dialog | react troubleshooting concepts#disposal-and-memory
xBimTeam/XbimWebUI#72 | remove clipping plane | examples/clipping ${viewer}#setglobalclippingplanes cookbook/section-box
nglviewer/ngl#770 | more than two viewers turn blank | troubleshooting#webgl-contexts faq#can-i-have-several-viewers-on-a-page browsers react
google/model-viewer#512 | double click to set center of rotation | camera examples/controlsmodes events#double-clicks ${classes}/DefaultCameraManager
cognitedata/reveal#1740 | refresh token after one hour | authentication
google/model-viewer#1602 | move camera when label is clicked | camera overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
IfcOpenShell/IfcOpenShell#4532 | store clipping planes | examples/clipping examples/cad-save-viewerstate cookbook/section-box cookbook/deep-link
cognitedata/reveal#4449 | use viewer with next.js | installation react faq#does-it-work-with-server-side-rendering
potree/potree#680 | create clipping box at given coordinates | examples/clipping cookbook/section-box ${viewer}#setglobalclippingplanes
xeokit/xeokit-sdk#725 | same model in two canvases | faq#can-i-have-several-viewers-on-a-page camera troubleshooting#webgl-contexts performance
kovacsv/Online3DViewer#215 | cannot load model from url cors | extending/datasource production getting-data-in#host-a-model-yourself
CloudCompare/CloudCompare#266 | only part of point cloud is shown | pointclouds performance troubleshooting#the-point-cloud-is-blank examples/pointcloud concepts#sectors-streaming-and-budgets
specklesystems/speckle-server#603 | zoom to object by id | camera faq#how-do-i-zoom-to-the-selected-part cookbook/find-by-tag cookbook/row-and-part ${viewer}#fitcameratoboundingbox
mpetroff/pannellum#541 | run a function when image icon is clicked | examples/image360 events examples/image360-annotations
google/model-viewer#3156 | show labels only when zoomed in | overlays examples/cad-2doverlay camera ${tools}/HtmlOverlayTool
google/model-viewer#506 | event when camera changes | events concepts#events camera ${viewer}#on
cognitedata/gearbox.js#368 | highlight asset by id | examples/cad-styling-assets cookbook/find-by-tag examples/cad-styling-nodes ${classes}/AssetNodeCollection
xBimTeam/XbimWebUI#167 | highlighted parts disappear in x-ray mode | examples/cad-styling-nodes examples/cad-styling concepts#how-styles-combine concepts#styling-cad
tentone/potree-core#40 | memory grows with point cloud | performance pointclouds concepts#disposal-and-memory
ThatOpen/web-ifc-viewer#261 | models disappear after unmount and remount | react troubleshooting concepts#disposal-and-memory
cognitedata/reveal#2563 | error when switching models while loading | troubleshooting loading concepts#disposal-and-memory react performance
didimitrie/future.speckle#52 | unload viewer in single page app | react concepts#disposal-and-memory performance ${viewer}#dispose
potree/potree#891 | clip only one of two models | examples/clipping cookbook/lens examples/combine-models ${classes}/CogniteCadModel#setmodelclippingplanes ${classes}/CognitePointCloudModel#setmodelclippingplanes
vasturiano/react-force-graph#340 | multiple instances of three.js warning | troubleshooting#two-copies-of-threejs installation threejs
xBimTeam/XbimWebUI#220 | selected part hidden behind other objects | examples/cad-styling-nodes examples/cad-styling cookbook/isolate concepts#appearance concepts#styling-cad
google/model-viewer#1100 | fly to a saved view for each hotspot | camera examples/cad-save-viewerstate cookbook/deep-link overlays
mpetroff/pannellum#252 | click handler for each annotation in photo | examples/image360-annotations examples/image360 events
mpetroff/pannellum#549 | load another panorama by code | examples/image360 ${viewer}#enter360image
potree/potree#361 | add notes to the point cloud | overlays examples/cad-2doverlay examples/pointcloud-styling
potree/potree#1434 | show only points inside a box | examples/clipping cookbook/section-box pointclouds
potree/potree#611 | clip mesh and point cloud together | examples/clipping cookbook/section-box examples/combine-models cookbook/lens
ThatOpen/web-ifc-viewer#111 | clipping plane is slow to drag | cookbook/section-box examples/clipping performance
CesiumGS/cesium#5929 | click returns no part | troubleshooting#a-click-does-nothing examples/click-reactions-cad events#clicks
CesiumGS/cesium#10717 | get all objects under the cursor | examples/click-reactions-cad ${viewer}#getintersectionfrompixel ${viewer}#getanyintersectionfrompixel events
potree/PotreeConverter#273 | point budget has no visible effect | pointclouds performance examples/pointcloud
CloudCompare/CloudCompare#945 | 600 million points | pointclouds performance
c42f/displaz#188 | points reload when I move the mouse | pointclouds performance concepts#sectors-streaming-and-budgets
opencax/GSoC#42 | animate construction sequence | examples/timelinetool ${tools}/TimelineTool
3drepo/3drepo.io#4967 | wrong revision is displayed | troubleshooting#old-geometry-after-a-change concepts#models-and-revisions getting-data-in
br41nslug/directus-extension-3d-viewer#1 | access token is null in request | authentication troubleshooting#401-and-403
Autodesk-Forge/forge-rcdb.nodejs#57 | no access token provided | authentication
craftzdog/craftzdog-homepage#72 | model not shown after deployment | production troubleshooting
google/model-viewer#2146 | animate camera between two views | camera examples/cad-save-viewerstate ${viewer}
cognitedata/reveal#1777 | see properties of clicked node | examples/click-reactions-cad examples/node-visiting cookbook/row-and-part
cognitedata/reveal#1053 | show only nodes with a property value | examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection concepts#node-collections cookbook/isolate
ThatOpen/engine_web-ifc#350 | z fighting in model | camera#near-and-far-planes threejs examples/combine-models
google/model-viewer#3836 | webgl context could not be created | troubleshooting browsers
bldrs-ai/Share#355 | show or hide elements of one type | examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection concepts#node-collections examples/cad-styling-custom
ThatOpen/web-ifc-viewer#156 | impossible to hide a component from the scene | examples/cad-styling-nodes cookbook/isolate troubleshooting#a-collection-has-no-nodes
bldrs-ai/Share#383 | colorize one or more elements | examples/cad-styling-nodes examples/cad-styling concepts#styling-cad cookbook/live-colors
xeokit/xeokit-bim-viewer#107 | save the colorized state of each object | examples/cad-save-viewerstate ${viewer}#getviewstate
xeokit/xeokit-sdk#981 | measure distance with snap to edges | examples/point-to-point-measurement ${tools}/MeasurementTool
bernhard-42/three-cad-viewer#19 | measure length diameter angle volume | faq#how-do-i-measure-a-distance examples/point-to-point-measurement
x3dom/x3dom#529 | unwanted dark outlines around geometry | performance api/cognite_reveal/interfaces/Cognite3DViewerOptions
xeokit/xeokit-sdk#93 | buttons for front back and top view | examples/axisviewtool camera ${tools}/AxisViewTool
xeokit/xeokit-sdk#321 | show model from the front by default | camera ${viewer}#loadcamerafrommodel examples/axisviewtool
opensourceBIM/BIMsurfer#7 | camera looks at each clicked object | faq#how-do-i-zoom-to-the-selected-part camera examples/controlsmodes
thiagopnts/kaleidoscope#44 | properly destroy the viewer in react | react concepts#disposal-and-memory ${viewer}#dispose troubleshooting#webgl-contexts
pmndrs/react-three-fiber#132 | too many active webgl contexts oldest context will be lost | troubleshooting#webgl-contexts faq#can-i-have-several-viewers-on-a-page react browsers
supermedium/aframe-react#110 | free memory when scene is unmounted | react concepts#disposal-and-memory performance ${viewer}#dispose
design-automation/mobius-parametric-modeller#375 | stop the camera going underground | camera
CesiumGS/cesium#8592 | disable double click behavior | events#double-clicks camera examples/controlsmodes api/cognite_reveal/type-aliases/CameraControlsOptions
CesiumGS/cesium#12645 | can zoom through the model | camera examples/controlsmodes
cgtuebingen/pointcloud-viewer#23 | faster way to change point size | pointclouds examples/pointcloud ${classes}/CognitePointCloudModel
CloudCompare/CloudCompare#505 | color points by depth | pointclouds examples/pointcloud concepts#point-clouds
ch-sa/labelCloud#39 | point cloud loaded but not displayed | troubleshooting pointclouds
potree/potree#749 | show metadata of the clicked point | examples/click-reactions-pointcloud examples/pointcloud-styling
potree/potree#255 | offset between two point clouds | examples/combine-models ${classes}/CognitePointCloudModel concepts#coordinates
LTplus-AG/ifc-lite#1804 | point cloud does not align with ifc model | examples/combine-models concepts#coordinates ${classes}/CognitePointCloudModel cookbook/lens
cognitedata/reveal#3635 | error handler when a model fails to load | loading troubleshooting
iTwin/itwinjs-core#5153 | show the hidden objects again | examples/cad-styling-nodes cookbook/isolate examples/cad-styling ${classes}/CogniteCadModel
IfcOpenShell/IfcOpenShell#1816 | go to element by guid | cookbook/find-by-tag faq#how-do-i-zoom-to-the-selected-part concepts#cad-nodes camera
kovacsv/Online3DViewer#321 | heap stays high after removing the viewer | performance concepts#disposal-and-memory react
xBimTeam/XbimWebUI#474 | solid cut surface on clipping plane | examples/clipping
xBimTeam/XbimWebUI#9 | walk through the building | camera examples/controlsmodes examples/image360
xBimTeam/XbimWebUI#148 | snapshot from canvas is transparent | faq#how-do-i-take-a-screenshot-or-print ${viewer}#getscreenshot cookbook/screenshot
google/model-viewer#4653 | progress bar completes before download is finished | loading faq#how-do-i-know-that-everything-is-loaded testing
gkjohnson/three-mesh-bvh#636 | could not create web worker in vite | installation security production
xeokit/xeokit-sdk#198 | slice each storey above the floor | examples/clipping cookbook/section-box
helix-toolkit/helix-toolkit#1789 | jagged when transparent | examples/antialiasing
mpetroff/pannellum#140 | callback when viewer is ready | faq#how-do-i-know-that-everything-is-loaded loading testing
donmccurdy/three-gltf-viewer#157 | cannot scroll the page over the viewer | events browsers#fingers-and-pens examples/controlsmodes
kovacsv/Online3DViewer#403 | reset view button | camera ${viewer}#fitcameratovisualsceneboundingbox ${viewer}#loadcamerafrommodel examples/cad-save-viewerstate
kovacsv/Online3DViewer#43 | detect size from the container div | installation troubleshooting#the-element-has-no-height react
xeokit/xeokit-sdk#730 | show annotations only if I can see them | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
tt-acm/Spectacles.WebViewer#5 | orbit is very slow when zoomed in | camera examples/controlsmodes
x3dom/x3dom#905 | change the mouse scroll zoom speed | camera examples/controlsmodes api/cognite_reveal/type-aliases/ComboControlsOptions ${classes}/FlexibleControlsOptions
google/model-viewer#4391 | separate pan and zoom sensitivity | camera api/cognite_reveal/type-aliases/ComboControlsOptions ${classes}/FlexibleControlsOptions
opensourceBIM/BIMsurfer-before2019#162 | xray viewing mode | examples/cad-styling cookbook/isolate faq#how-do-i-make-walls-transparent concepts#appearance
xBimTeam/XbimWebUI#112 | make unselected objects transparent | cookbook/isolate examples/cad-styling examples/cad-styling-nodes faq#how-do-i-make-walls-transparent
xeokit/xeokit-bim-viewer#101 | make xrayed objects clickable | faq#how-do-i-make-walls-transparent examples/click-reactions-cad troubleshooting#a-click-does-nothing examples/cad-styling
xeokit/xeokit-bim-viewer#100 | selected objects appear floating in front of others | examples/cad-styling-nodes examples/cad-styling concepts#appearance
xBimTeam/XbimWindowsUI#151 | select the walls and hide the rest | cookbook/isolate examples/cad-styling-nodes examples/cad-styling ${classes}/InvertedNodeCollection
vimaec/vim-webgl-viewer#34 | display bim properties on selection | examples/click-reactions-cad examples/node-visiting cookbook/row-and-part
outer-labs/react-forge-viewer#2 | send requests through a proxy instead of passing token to browser | production security#access-tokens extending/datasource authentication
theNBS/ng2-adsk-forge-viewer#39 | 3d markup icons and info card | overlays examples/cad-2doverlay ${tools}/Overlay3DTool
potree/potree#718 | export points inside a clip volume | pointclouds#read-the-points ${classes}/CognitePointCloudModel
potree/potree#157 | only show points classified as buildings | pointclouds examples/pointcloud ${classes}/CognitePointCloudModel
potree/PotreeConverter#209 | isolate one of multiple clouds | examples/combine-models ${classes}/CognitePointCloudModel
gkjohnson/three-gpu-pathtracer#355 | vite breaks web workers | installation
google/model-viewer#2155 | error with large model only on smartphones | browsers performance faq#does-it-run-on-phones
google/model-viewer#378 | rendering every frame even if nothing happens | performance threejs concepts#disposal-and-memory
donmccurdy/three-gltf-viewer#89 | arrow keys to walk and mouse to look around | camera examples/controlsmodes accessibility#keyboard
Elius94/react-photo-sphere-viewer#11 | use click event on hotspot | examples/image360-annotations examples/image360 events
pmndrs/react-three-fiber#3093 | safari crashes after navigating to the viewer again | troubleshooting#webgl-contexts react browsers performance
vi-sense/vi-sense#23 | rotation around a single sensor | camera examples/controlsmodes
bambulab/BambuStudio#245 | zooming to the mouse pointer | examples/controlsmodes camera
xeokit/xeokit-sdk#1065 | measurement labels clutter | examples/point-to-point-measurement ${tools}/MeasurementTool
xeokit/xeokit-sdk#558 | js heap jumps while model is loading | performance concepts#disposal-and-memory concepts#sectors-streaming-and-budgets
potree/potree#1121 | load another model but keep camera position | camera examples/combine-models examples/cad-save-viewerstate ${viewer}#getviewstate ${classes}/DefaultCameraManager#getcamerastate
potree/PotreeDesktop#24 | points are too big | pointclouds examples/pointcloud ${classes}/CognitePointCloudModel#pointsize ${classes}/CognitePointCloudModel#pointsizetype
potree/potree#1295 | color only the points inside a rectangle | examples/pointcloud-styling examples/dm-volumes ${classes}/AnnotationIdPointCloudObjectCollection ${classes}/CognitePointCloudModel#assignstyledobjectcollection
potree/potree#1482 | measure with two clicks instead of drag | examples/point-to-point-measurement faq#how-do-i-measure-a-distance ${tools}/MeasurementTool
Formsmith746/SketchForge-3D#24 | unable to remove measurements | examples/point-to-point-measurement ${tools}/MeasurementTool
ThatOpen/web-ifc-viewer#93 | see house without its roof | examples/cad-styling-nodes examples/clipping cookbook/isolate concepts#styling-cad faq#how-do-i-make-walls-transparent
xBimTeam/XbimWebUI#327 | mouseover highlighting hurts performance | events#hovering performance#expensive-calls performance#styling
mrdoob/three.js#19599 | rotate around mouse position like navisworks | examples/controlsmodes camera ${classes}/DefaultCameraManager api/cognite_reveal/type-aliases/CameraControlsOptions
yomotsu/camera-controls#444 | enablePan and enableZoom like OrbitControls | camera examples/controlsmodes ${classes}/DefaultCameraManager ${classes}/ComboControls extending/camera-manager
CesiumGS/cesium#11952 | parts appear and disappear again in large data | troubleshooting#parts-of-a-model-stay-missing loading#missing-parts performance concepts#sectors-streaming-and-budgets examples/cad-prioritized-nodes
trion-development/docker-ng-cli-karma#1 | tests in docker without graphics card | testing performance#measurements performance#find-out-what-is-slow
scalableminds/webknossos#1083 | request new token when it has expired | authentication
opf/openproject#23925 | keep viewer out of main bundle until opened | faq#how-large-is-it production#sizes installation performance#loading
potree/potree#777 | eye dome lighting makes cloud invisible | pointclouds troubleshooting#the-point-cloud-is-blank glossary#eye-dome-lighting api/cognite_reveal/type-aliases/EdlOptions
xeokit/xeokit-sdk#935 | translate and rotate model once loaded | examples/combine-models ${classes}/CogniteCadModel#setmodeltransformation examples/cad-transform-override ${classes}/CognitePointCloudModel#setmodeltransformation concepts#coordinates
potree/potree#843 | spots on the surface with edl on phone | pointclouds#effects browsers glossary#eye-dome-lighting
CloudCompare/CloudCompare#1745 | point cloud appears dark from top | pointclouds glossary#eye-dome-lighting api/cognite_reveal/type-aliases/EdlOptions
open-scan-crew/OpenScanTools#49 | point size depending on distance | pointclouds api/cognite_reveal/enumerations/PointSizeType ${classes}/CognitePointCloudModel#pointsizetype examples/pointcloud
google/model-viewer#337 | defer loading three.js until needed | faq#how-large-is-it production#sizes
allen-cell-animated/timelapse-colorizer#481 | js over 5 MB makes first page slow | faq#how-large-is-it production#sizes
godotengine/godot#10702 | hard to tell which object is selected | examples/cad-styling-nodes concepts#appearance examples/click-reactions-cad accessibility#color-and-contrast
xBimTeam/XbimWebUI#156 | highlight only a single part | examples/cad-styling-nodes examples/click-reactions-cad ${classes}/TreeIndexNodeCollection concepts#node-collections
potree/potree#872 | activate measuring from javascript | examples/point-to-point-measurement ${tools}/MeasurementTool
potree/potree#144 | ruler still active when starting another tool | examples/point-to-point-measurement ${tools}/MeasurementTool
bldrs-ai/Share#1250 | keep elements hidden across sessions | examples/cad-save-viewerstate ${viewer}#getviewstate troubleshooting#styles-are-missing-after-a-restore
ThatOpen/web-ifc-viewer#195 | 2D plan navigation | faq#is-there-an-orthographic-camera examples/axisviewtool camera
NASA-AMMOS/3DTilesRendererJS#1162 | near clip plane is too close | camera#near-and-far-planes ${classes}/DefaultCameraManager#automaticnearfarplane extending/camera-manager
pchen66/panolens.js#123 | disable zoom via mousewheel | camera examples/controlsmodes
widgetti/ipyvolume#28 | keep z axis pointing up when rotating | camera examples/controlsmodes extending/camera-manager
NLeSC/ahn-pointcloud-viewer#18 | copy url to save my view | cookbook/deep-link faq#can-i-share-a-view-as-a-link examples/cad-save-viewerstate
skybrush-io/viewer#6 | configure camera with query params | cookbook/deep-link faq#can-i-share-a-view-as-a-link
xeokit/xeokit-sdk#347 | memory never released when viewer is destroyed | concepts#disposal-and-memory performance react ${viewer}#dispose
xeokit/sdk#5 | can not install package via npm | installation
speckleworks/SpeckleAdmin#36 | color by numeric values with legend | cookbook/live-colors examples/cad-styling-nodes examples/cad-styling-assets
specklesystems/speckle-server#1201 | set custom colors for lists of ids | examples/cad-styling-nodes ${classes}/NodeIdNodeCollection ${classes}/TreeIndexNodeCollection concepts#node-collections
cognitedata/reveal#1342 | high loading activity while moving the camera | performance concepts#sectors-streaming-and-budgets api/cognite_reveal/interfaces/Cognite3DViewerOptions#continuousmodelstreaming
jscad/OpenJSCAD.org#64 | canvas has hard coded width and height | installation troubleshooting#the-element-has-no-height
3dmol/3Dmol.js#389 | force redraw without moving mouse | threejs#draw-and-animate ${viewer}#requestredraw
geolens-io/geolens#621 | requests return 403 after 45 minutes | authentication troubleshooting#401-and-403
DestinyItemManager/DIM#8560 | allow workers in csp | security#content-security-policy production#content-security-policy installation#workers-and-webassembly installation#content-security-policy
ThatOpen/web-ifc-three#13 | set item visibility by id | examples/cad-styling-nodes ${classes}/NodeIdNodeCollection cookbook/isolate ${classes}/TreeIndexNodeCollection
mrdoob/three.js#27110 | zoom to cursor inconsistent after rotation | examples/controlsmodes camera
visgl/luma.gl#913 | wait until textures are loaded before comparing images | testing
breakfast-studio/lunchboxjs#77 | run without webgl calls in automated tests | testing
minorua/Qgis2threejs#203 | return to a particular view of the model | examples/cad-save-viewerstate cookbook/deep-link camera
speckleworks/SpeckleUnity#28 | get properties of an object | examples/click-reactions-cad examples/node-visiting examples/dm-assets getting-data-in cookbook/row-and-part
potree/potree#938 | cancel unfinished measurement | examples/point-to-point-measurement ${tools}/MeasurementTool
react/react#19626 | component renders twice in strict mode | react
`;

function cases(kind: RelevanceCase['kind'], lines: string): RelevanceCase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [issue, query, pages] = line.split(' | ');
      const [first, ...others] = pages?.split(' ') ?? [];
      if (issue === undefined || query === undefined || first === undefined) {
        throw new Error(`Missing part in "${line}". Write the issue, the query, and the pages.`);
      }
      return { kind, query, accept: [first, ...others] };
    });
}

export const trackerWishes: readonly RelevanceCase[] = [
  ...cases('tracker', tuned),
  ...cases('tracker', laterWishes),
  ...cases('unseen', unseenWishes),
];
