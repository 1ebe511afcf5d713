/**
 * Readers' wishes that must not be used to tune search. Don't look at their individual results, and don't add search
 * words because of them. When they were new, the mean reciprocal rank was 0.811 for the first 22 wishes and 0.805 for
 * the other 70. `trackerWishes.ts` describes the format. Before you use these wishes for tuning, write new ones and
 * move these to `laterWishes.ts`.
 */
// The ignored words are URL fragments of API pages, and parts of issue references such as owner/repository#1.
// cspell:ignore fitcameratomodel getanyintersectionfrompixel getintersectionfrompixel getpointsbyboundingbox
// cspell:ignore loadcamerafrommodel setcamerastate getactive imageinfo isnt doesnt
// cspell:ignore getcdftodefaultmodeltransformation setcameramanager hotspot worldtoscreen usestate
// cspell:ignore iteratesubtreebytreeindex flyto setviewstate modelunittometersfactor determinemodeltype setloglevel
// cspell:ignore unassignstylednodecollection removeallstylednodecollections
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
cognitedata/reveal#4820 | show overlay while 360 image loads | examples/image360 examples/dm-image360
cognitedata/reveal#4368 | get currently entered 360 image | examples/image360 ${viewer}#getactive360imageinfo
cognitedata/reveal#1706 | combine overlapping overlays into one | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool api/cognite_reveal_tools/type-aliases/HtmlOverlayToolOptions api/cognite_reveal_tools/type-aliases/HtmlOverlayToolClusteringOptions
cognitedata/reveal#1699 | disable usage statistics | security#metrics production#metrics installation#metrics examples/cad-basic api/cognite_reveal/interfaces/Cognite3DViewerOptions
cognitedata/reveal#4516 | click returns null when ghosted | examples/click-reactions-cad cookbook/isolate faq#how-do-i-make-walls-transparent glossary#ghosted cookbook/line-number /learn/ghost-the-rest
cognitedata/reveal#1889 | highlighted nodes stay ghosted | examples/cad-styling cookbook/isolate concepts#how-styles-combine glossary#default-appearance /learn/ghost-the-rest
cognitedata/reveal#895 | color a node and its children | examples/cad-styling-nodes concepts#subtrees concepts#styling-cad /learn/hide-a-part ${classes}/CogniteCadModel#getsubtreetreeindices
cognitedata/reveal#4894 | cdm 360 images | examples/dm-image360 data-modeling examples/image360 troubleshooting#a-set-isnt-found-although-it-exists troubleshooting#a-collection-doesnt-load api/cognite_reveal/type-aliases/Image360CoreDataModelIdentifier
cognitedata/reveal#3217 | spatial labels with different colors | overlays ${tools}/Overlay3DTool examples/cad-2doverlay api/cognite_reveal/type-aliases/OverlayInfo
cognitedata/reveal#4618 | speed when moving by keyboard | camera examples/controlsmodes ${classes}/FlexibleControlsOptions api/cognite_reveal/type-aliases/ComboControlsOptions
cognitedata/reveal#1072 | old models might need reconversion | getting-data-in#what-the-viewer-reads faq#can-it-load-ifc-revit-step-or-gltf-files loading#what-each-failure-looks-like
potree/potree#1073 | get original coordinates of a point | concepts#coordinates examples/click-reactions-pointcloud ${classes}/CognitePointCloudModel#getcdftodefaultmodeltransformation
potree/potree#1117 | change up axis to y | concepts#coordinates glossary#world-space extending/datasource#details-that-matter api/cognite_reveal/variables/CDF_TO_VIEWER_TRANSFORMATION
potree/potree#986 | change default navigation to fly | camera examples/controlsmodes api_readme#the-flexible-camera-beta ${classes}/FlexibleControlsOptions api/cognite_reveal/enumerations/FlexibleControlsType extending/camera-manager
potree/potree#594 | use three trackball control | camera extending/camera-manager api/cognite_reveal/interfaces/CameraManager ${viewer}#setcameramanager
potree/potree#482 | overlay point cloud on panorama images | examples/image360 api/cognite_reveal/interfaces/Image360Collection
potree/potree#887 | see other panoramas from within a panorama | examples/image360 api/cognite_reveal/interfaces/Image360Collection
mistic100/Photo-Sphere-Viewer#254 | button to hide markers | examples/image360 overlays examples/cad-2doverlay examples/image360-annotations ${tools}/HtmlOverlayTool api/cognite_reveal/interfaces/Image360Collection api/cognite_reveal/interfaces/OverlayCollection
mistic100/Photo-Sphere-Viewer#1614 | tooltip not shown on mobile | events browsers accessibility releases
mpetroff/pannellum#812 | unload panorama without destroying the viewer | examples/image360 ${viewer}#exit360image ${viewer}#remove360imageset
mpetroff/pannellum#81 | switch between past and present panorama | examples/image360 concepts#360-images glossary#360-image-revision api/cognite_reveal/interfaces/Image360 api/cognite_reveal/interfaces/Image360Collection ${viewer}#enter360image
mpetroff/pannellum#125 | html in hotspot text xss | overlays cookbook/find-by-tag cookbook/deep-link
mpetroff/pannellum#479 | hotspot with image and link | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
google/marzipano#20 | detect if hotspot is visible on screen | overlays ${viewer}#worldtoscreen
pmndrs/react-three-fiber#2897 | error creating webgl context in jest | testing troubleshooting#error-creating-webgl-context
pmndrs/react-three-fiber#566 | object is completely black | threejs examples/cad-3dobjects
reearth/resium#498 | usestate causes viewer to reload | react
MasatoMakino/threejs-billboard#504 | webgl tests fail in github actions | testing
google/model-viewer#2118 | use it in vuejs | /starters/vue-vite /starters
google/model-viewer#1136 | how to implement in angular | /starters/angular /starters
google/model-viewer#5024 | screen reader users cannot interact | accessibility
google/model-viewer#443 | aria role of the canvas | accessibility
google/model-viewer#3600 | change not visible until user rotates | threejs examples/cad-3dobjects ${viewer}#requestredraw concepts#events overlays examples/pointcloud-styling examples/combine-models performance#drawing
cubing/cubing.js#353 | avoid loading three.js until used | faq#how-large-is-it production#sizes installation#nextjs-and-other-servers
google/model-viewer#1178 | add bloom and film grain | threejs
google/model-viewer#1015 | host model files on amazon s3 | extending/datasource getting-data-in#host-a-model-yourself production#other-hosts
jasonChen1982/three.interaction.js#31 | eresolve unable to resolve dependency tree | installation
ThatOpen/web-ifc-viewer#258 | importmap in plain html without bundler | /starters/no-bundler /starters
ThatOpen/web-ifc-three#110 | recursively get all child ids | examples/node-visiting concepts#subtrees ${classes}/CogniteCadModel#getsubtreetreeindices ${classes}/CogniteCadModel#iteratesubtreebytreeindex glossary#subtree /learn/hide-a-part
Sec-ant/barcode-detector#21 | module or type declaration not found | installation#typescript api_readme#entry-points
CesiumGS/cesium#9072 | promise when camera flyto is complete | camera events ${viewer}#on
CesiumGS/cesium#8674 | freezes with 1500 labels | overlays examples/cad-2doverlay ${tools}/Overlay3DTool ${classes}/Overlay3DCollection api_readme#icons-without-a-tool
CesiumGS/cesium#10366 | disable inertia of camera | camera api/cognite_reveal/type-aliases/ComboControlsOptions ${classes}/DefaultCameraManager ${classes}/FlexibleControlsOptions api_readme#the-controls-of-the-default-camera
xeokit/xeokit-sdk#92 | compare two models side by side | examples/combine-models cookbook/lens faq#can-i-have-several-viewers-on-a-page
xeokit/xeokit-sdk#46 | blurry on high dpi devices | examples/rendering-resolution browsers performance#pixels examples/antialiasing api/cognite_reveal/type-aliases/ResolutionOptions
xeokit/xeokit-sdk#491 | clear created measurements | examples/point-to-point-measurement ${tools}/MeasurementTool
xeokit/xeokit-sdk#898 | get objects within a range | examples/cad-styling-assets ${classes}/AssetNodeCollection examples/cad-styling-custom concepts#node-collections
nasa-gibs/worldview#2993 | hide decimal points on measurements | examples/point-to-point-measurement ${tools}/MeasurementTool api/cognite_reveal_tools/type-aliases/MeasurementOptions api/cognite_reveal_tools/type-aliases/DistanceToLabelDelegate
xBimTeam/XbimWebUI#82 | get state of model to restore later | examples/cad-save-viewerstate ${viewer}#getviewstate ${viewer}#setviewstate glossary#view-state faq#can-i-share-a-view-as-a-link api/cognite_reveal/type-aliases/ViewerState /learn/save-a-view
xBimTeam/XbimWebUI#349 | mixing models with different units | concepts#coordinates examples/combine-models ${classes}/CogniteCadModel#modelunit ${classes}/CogniteCadModel#modelunittometersfactor
3drepo/3drepogui#98 | undo coloring changes on model | examples/cad-styling-nodes concepts#styling-cad examples/cad-styling-assets ${classes}/CogniteCadModel#unassignstylednodecollection ${classes}/CogniteCadModel#removeallstylednodecollections
IfcOpenShell/IfcOpenShell#5959 | combine multiple filter queries | examples/cad-styling-nodes concepts#node-collections ${classes}/IntersectionNodeCollection ${classes}/UnionNodeCollection ${classes}/PropertyFilterNodeCollection
buildingSMART/BCF-XML#193 | does clipping direction point to visible side | examples/clipping glossary#clipping-plane /learn/clip-the-model cookbook/lens examples/combine-models ${viewer}#setglobalclippingplanes
bernhard-42/vscode-ocp-cad-viewer#55 | picking does not honor clipping planes | examples/clipping examples/click-reactions-pointcloud
Autodesk-Forge/forge-iot-extensions-demo#3 | find model id of my revit model | getting-data-in authentication#from-the-demo-to-your-own-project data-modeling
Autodesk-Forge/learn.forge.viewhubmodels#5 | check if file is translated | getting-data-in authentication#from-the-demo-to-your-own-project ${viewer}#determinemodeltype
GridProtectionAlliance/openXDA#721 | policy breaks silent token renewal iframe | authentication#where-a-token-comes-from security#content-security-policy production#other-hosts
isl-org/Open3D#5962 | point cloud object boundaries hard to see | pointclouds concepts#point-clouds glossary#eye-dome-lighting api/cognite_reveal/type-aliases/EdlOptions
Kitware/vtk-js#295 | crashes on ios with many points | browsers pointclouds performance faq#does-it-run-on-phones examples/pointcloud api/cognite_reveal/type-aliases/PointCloudBudget
HomagGroup/Blazor3D-Core#71 | geometries and materials not disposed | threejs examples/cad-3dobjects performance#memory
omchiii/model_viewer_plus.dart#133 | disable the loading view | faq#can-i-hide-the-loading-indicator
vuetifyjs/vuetify#14902 | dropdown not closing when clicking on canvas | events
tscircuit/3d-viewer#441 | context menu on mobile long press | events
design-automation/mobius-parametric-modeller#101 | viewer shifts when typing in text box | events#keys-and-the-focus examples/controlsmodes camera accessibility#keyboard ${classes}/DefaultCameraManager
donmccurdy/three-gltf-viewer#329 | activate auto rotate | camera
ovilab/atomify#131 | change playback speed and pause | examples/timelinetool ${tools}/TimelineTool
bvibber/ogv.js#279 | canvas blank after display driver update | loading#a-lost-webgl-context browsers#when-webgl-is-lost
mirari/v-viewer#7 | turn off console logs | loading#logs production ${viewer}#setloglevel
cnr-isti-vclab/meshlabjs#31 | show rendering stats fps | performance
helix-toolkit/helix-toolkit#1684 | remove jagged edges of model | examples/antialiasing performance#pixels examples/rendering-resolution
`;
