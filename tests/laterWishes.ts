/**
 * More wishes from public issue trackers. Before tuning, the mean reciprocal rank was 0.823 for the first 165 wishes,
 * 0.850 for the next 38, and 0.857 for the last 30. `trackerWishes.ts` describes the format.
 */
// The ignored words are URL fragments of API pages, and parts of issue references such as owner/repository#1.
// cspell:ignore addobject getanyintersectionfrompixel getintersectionfrompixel getviewstate setviewstate
// cspell:ignore enter360image pointcloudbudget setdefaultnodeappearance fitcameratoboundingbox setcamerastate
// cspell:ignore getcamerastate getboundingboxbytreeindex worldtoscreen
// cspell:ignore modelunittometersfactor pointcolortype getpointsbyboundingbox automaticnearfarplane setnodetransformbytreeindex
// cspell:ignoreRegExp /[\w.-]+\/[\w.-]+#\d+/g
import { classes, tools, viewer } from './apiPaths';

export const laterWishes = `
MarlonJD/babylonjs_viewer#12 | show loading percentage | loading examples/cad-basic faq#how-do-i-know-that-everything-is-loaded
kovacsv/Online3DViewer#199 | disable right mouse drag | camera examples/controlsmodes events
pyvista/pyvista-support#69 | checkbox to hide a model | examples/combine-models examples/cad-styling examples/cad-styling-nodes
visgl/deck.gl#7971 | points change size when zooming | pointclouds examples/pointcloud concepts#point-clouds
SlicerIGT/SlicerBoneReconstructionPlanner#155 | white background | ${viewer}#setbackgroundcolor migration-guide#background
CesiumGS/cesium#6682 | two views with same camera | camera faq#can-i-have-several-viewers-on-a-page extending/camera-manager
mistic100/Photo-Sphere-Viewer#62 | event when panorama is shown | examples/image360 events concepts#360-images concepts#events
pmndrs/react-three-fiber#3492 | errors in next.js project | installation react faq#does-it-work-with-server-side-rendering
potree/potree#711 | compare two scans | examples/combine-models cookbook/lens
Autodesk-Forge/viewer-javascript-visual.reports#1 | unsafe token in url | security authentication
sceneview/sceneview#134 | camera passes through model when zooming | camera examples/controlsmodes ${classes}/DefaultCameraManager
kovacsv/Online3DViewer#114 | pull parts apart | examples/cad-explode examples/cad-transform-override
google/model-viewer#334 | cycle through saved viewpoints | examples/cad-save-viewerstate cookbook/deep-link camera
potree/potree#215 | measure in feet | examples/point-to-point-measurement ${tools}/MeasurementTool
bldrs-ai/Share#380 | escape key to deselect | events examples/click-reactions-cad examples/cad-styling-nodes
potree/potree#470 | show points as circles | pointclouds examples/pointcloud concepts#point-clouds
tentone/potree-core#49 | color points inside a box | examples/pointcloud-styling examples/dm-volumes pointclouds
google/model-viewer#1172 | zoom in and out with buttons | camera examples/controlsmodes extending/camera-manager accessibility
potree/potree#595 | save and reload measurements | examples/point-to-point-measurement ${tools}/MeasurementTool examples/cad-save-viewerstate
potree/potree#604 | labels with fixed size | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
potree/potree#1409 | cannot set second measurement point | examples/point-to-point-measurement ${tools}/MeasurementTool
potree/potree#272 | measure height | examples/point-to-point-measurement ${tools}/MeasurementTool faq#how-do-i-measure-a-distance
drydart/model_viewer.dart#20 | bad starting position of camera | camera ${viewer}#loadcamerafrommodel examples/cad-save-viewerstate cookbook/deep-link concepts#cameras
bldrs-ai/Share#129 | fit model to frame at start | camera examples/cad-basic ${viewer}#fitcameratomodel concepts#cameras
setsun/react-model-viewer#10 | center model in view | camera examples/cad-basic ${viewer}#fitcameratomodel concepts#cameras
aframevr/aframe#423 | indicator while model loads | loading examples/cad-basic faq#can-i-hide-the-loading-indicator
bldrs-ai/Share#433 | select all elements of one type | examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection examples/node-visiting concepts#node-collections
LTplus-AG/ifc-lite#1570 | cannot click with two models | troubleshooting#a-click-does-nothing examples/combine-models examples/click-reactions-cad events
potree/potree#1387 | 360 images are not shown | troubleshooting examples/image360 data-modeling
JannisX11/blockbench#897 | screenshot with transparent background | ${viewer}#getscreenshot cookbook/screenshot faq#how-do-i-take-a-screenshot-or-print ${viewer}#setbackgroundcolor
alvpickmans/forge-vuer#9 | 401 unauthorized when viewer renders | authentication troubleshooting#401-and-403 loading
xBimTeam/XbimWebUI#258 | several clipping planes at once | examples/clipping cookbook/section-box ${viewer}#setglobalclippingplanes
xeokit/xeokit-sdk#493 | different highlight color on hover | events#hovering examples/cad-styling-nodes examples/cad-styling
mpetroff/pannellum#304 | know when panorama has finished loading | examples/image360 events loading
potree/potree#1414 | increase point budget | pointclouds performance ${viewer}#pointcloudbudget concepts#sectors-streaming-and-budgets examples/pointcloud
xeokit/xeokit-sdk#128 | snap measurement to corners | examples/point-to-point-measurement ${tools}/MeasurementTool faq#how-do-i-measure-a-distance
bimspot/xeokit-react#6 | reset view to start position | camera examples/cad-save-viewerstate ${viewer}#loadcamerafrommodel ${viewer}#fitcameratomodel
potree/potree#1404 | hide labels outside the clipping box | overlays examples/cad-2doverlay examples/clipping cookbook/section-box
manyfold3d/manyfold#3457 | model fails to load when login expired | authentication loading troubleshooting#401-and-403
sanderlab/AlignmentViewer2.0#64 | refused to create a worker content security policy | security installation production
xeokit/xeokit-sdk#946 | model appears only after resizing window | troubleshooting react installation
kovacsv/Online3DViewer#14 | embed several viewers in one page | faq#can-i-have-several-viewers-on-a-page troubleshooting#webgl-contexts browsers performance react
CesiumGS/3d-tiles#340 | show name of part on mouseover | events#hovering overlays examples/cad-2doverlay
ThatOpen/web-ifc-three#179 | show only walls | examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection cookbook/isolate
tumcms/Open-Infra-Platform#325 | button that hides one model | examples/combine-models ${classes}/CogniteCadModel
RViMLab/vrviz#5 | laser scan in gray by intensity | pointclouds examples/pointcloud concepts#point-clouds
scaleapi/pandaset-devkit#28 | colorize by height | pointclouds examples/pointcloud
cgtuebingen/pointcloud-viewer#5 | bigger points | pointclouds examples/pointcloud ${classes}/CognitePointCloudModel
mpetroff/pannellum#589 | panorama slow to open the first time | examples/image360
pmndrs/react-three-fiber#2655 | context lost after unmount | react troubleshooting#webgl-contexts concepts#disposal-and-memory
opensourceBIM/BIMsurfer-before2019#183 | rotate around what I look at | camera examples/controlsmodes
opensourceBIM/BIMsurfer-before2019#39 | first person inside rooms | camera examples/controlsmodes
xeokit/xeokit-bim-viewer#3 | wheel zooms to cursor position | camera examples/controlsmodes
xeokit/xeokit-sdk#510 | two finger drag on tablet | camera examples/controlsmodes accessibility
x3dom/x3dom#718 | cut looks hollow | examples/clipping cookbook/section-box
ThatOpen/web-ifc-viewer#78 | turn clipping off again | examples/clipping cookbook/section-box ${viewer}
google/model-viewer#3214 | wait until everything is loaded before moving camera | loading camera
pmndrs/drei#398 | annotation visible through object | overlays examples/cad-2doverlay
3dmol/3Dmol.js#818 | run code when a label is clicked | overlays examples/cad-2doverlay
NLeSC/PattyVis#9 | only labels near camera | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
NASA-AMMOS/3DTilesRendererJS#732 | refresh token when it expires | authentication
NASA-AMMOS/3DTilesRendererJS#538 | uses too much memory | performance concepts#sectors-streaming-and-budgets faq#does-it-run-on-phones
kovacsv/Online3DViewer#401 | picture without background | cookbook/screenshot faq#how-do-i-take-a-screenshot-or-print ${viewer}
jscastro76/threebox#229 | free everything when user leaves page | concepts#disposal-and-memory react
FreeCAD/FreeCAD#29777 | keep clipping in saved view | examples/cad-save-viewerstate examples/clipping
google/model-viewer#4447 | coordinates of where user clicked | examples/click-reactions-cad examples/click-reactions-pointcloud events#clicks ${viewer}#getintersectionfrompixel ${viewer}#getanyintersectionfrompixel
potree/potree#738 | link to a specific view in url | cookbook/deep-link examples/cad-save-viewerstate faq#can-i-share-a-view-as-a-link
potree/potree#477 | export viewer settings to json | examples/cad-save-viewerstate cookbook/deep-link ${viewer}#getviewstate ${viewer}#setviewstate
google/model-viewer#910 | move model sideways with right mouse button | examples/controlsmodes camera ${classes}/DefaultCameraManager
google/model-viewer#2602 | change camera orbit with code | camera ${classes}/DefaultCameraManager api/cognite_reveal/interfaces/CameraManager
xBimTeam/XbimWebUI#224 | draw a line between two points and show distance | examples/point-to-point-measurement ${tools}/MeasurementTool faq#how-do-i-measure-a-distance
cognitedata/reveal#618 | loading spinner | loading faq#can-i-hide-the-loading-indicator api/cognite_reveal/interfaces/Cognite3DViewerOptions
reearth/resium#668 | not unmounted correctly in strict mode | react concepts#disposal-and-memory ${viewer}#dispose
LTplus-AG/ifc-lite#1783 | hide vegetation in scan | pointclouds examples/pointcloud ${classes}/CognitePointCloudModel troubleshooting#only-some-classes-are-missing
mpetroff/pannellum#681 | next and previous buttons for 360 images | examples/image360 ${viewer}#enter360image api/cognite_reveal/interfaces/Image360Collection
xBimTeam/XbimWebUI#354 | apply same style to all elements | examples/cad-styling concepts#styling-cad ${classes}/CogniteCadModel#setdefaultnodeappearance
nglviewer/ngl#666 | grid of ten viewers on one page | faq#can-i-have-several-viewers-on-a-page troubleshooting#webgl-contexts browsers#when-webgl-is-lost loading#a-lost-webgl-context
xBimTeam/XbimWebUI#396 | display only second floor | cookbook/section-box examples/clipping cookbook/isolate examples/cad-styling-nodes
grinat/leaflet-simple-map-screenshoter#5 | screenshot comes out blank | cookbook/screenshot ${viewer}#getscreenshot faq#how-do-i-take-a-screenshot-or-print testing
xeokit/xeokit-sdk#774 | lower quality while camera is moving | performance examples/rendering-resolution
nerfstudio-project/nerfstudio#2561 | camera moves too slowly | camera examples/controlsmodes ${classes}/DefaultCameraManager
OpenGeoscience/geojs#133 | signal when all tiles are loaded | loading testing faq#how-do-i-know-that-everything-is-loaded
mrdoob/three.js#17752 | mock webgl renderer in jest | testing
potree/potree#483 | add mesh without point cloud | examples/cad-3dobjects threejs ${viewer}#addobject3d
potree/potree#291 | run function when own mesh is clicked | threejs examples/cad-3dobjects ${classes}/CustomObject events
potree/potree#1130 | open obj file | faq#can-it-load-ifc-revit-step-or-gltf-files getting-data-in threejs examples/cad-3dobjects
fougue/mayo#331 | find a component in a large assembly | cookbook/find-by-tag cookbook/row-and-part examples/node-visiting examples/cad-styling-nodes ${classes}/PropertyFilterNodeCollection
isl-org/Open3D#2922 | put text labels on 3d model | overlays examples/cad-2doverlay cookbook/screenshot ${tools}/HtmlOverlayTool
minorua/Qgis2threejs#89 | labels visible through walls | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
cognitedata/reveal#1857 | geometry cut off near the camera | camera extending/camera-manager ${classes}/DefaultCameraManager
potree/potree#1339 | most points of the cloud missing | troubleshooting#the-point-cloud-is-blank troubleshooting#parts-of-a-model-stay-missing pointclouds examples/pointcloud ${viewer}#pointcloudbudget
google/model-viewer#4833 | place camera inside the model | camera ${classes}/DefaultCameraManager api/cognite_reveal/interfaces/CameraManager
xBimTeam/XbimWebUI#263 | select object from query string | cookbook/deep-link cookbook/find-by-tag
google/model-viewer#1764 | model gets blurry while rotating | examples/rendering-resolution performance examples/antialiasing browsers#the-pixel-ratio-of-the-screen
pchen66/panolens.js#257 | keep viewing direction when switching panoramas | examples/image360 ${viewer}#enter360image api/cognite_reveal/interfaces/Image360Collection
rerun-io/rerun#4451 | hide all labels | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool ${tools}/Overlay3DTool
opensourceBIM/BIMsurfer-before2019#133 | glowing outline around selected object | examples/cad-styling-nodes examples/cad-styling api/cognite_reveal/enumerations/NodeOutlineColor api/cognite_reveal/type-aliases/NodeAppearance
kipr/Simulator#35 | zooming in canvas scrolls the page | events
Autodesk-Forge/viewer-react-express-headless#21 | get data of the model tree | examples/node-visiting concepts#cad-nodes ${classes}/CogniteCadModel
vimaec/vim-webgl-viewer#253 | frame rate dropped with large model | performance examples/rendering-resolution
mkkellogg/GaussianSplats3D#247 | viewer component in nextjs | installation react faq#does-it-work-with-server-side-rendering
openseadragon/openseadragon#2550 | requests unauthorized after token refresh | authentication troubleshooting#401-and-403
xeokit/xeokit-sdk#1370 | first viewer goes white after opening more | troubleshooting#webgl-contexts faq#can-i-have-several-viewers-on-a-page loading#a-lost-webgl-context browsers#when-webgl-is-lost concepts#disposal-and-memory
mpetroff/pannellum#914 | prevent double click zoom | events camera examples/controlsmodes ${classes}/DefaultCameraManager
xeokit/xeokit-sdk#1312 | show pointer on surface while hovering | events threejs ${viewer}#getanyintersectionfrompixel
potree/potree#28 | combine with three.js | threejs examples/cad-3dobjects examples/combine-models
xBimTeam/XbimWebUI#46 | different color for each type | cookbook/live-colors examples/cad-styling-nodes examples/cad-styling-custom ${classes}/PropertyFilterNodeCollection
potree/potree#1272 | how do I view a las file | getting-data-in faq#can-it-load-ifc-revit-step-or-gltf-files pointclouds
3drepo/3drepo.io#21 | update url on each camera move | cookbook/deep-link faq#can-i-share-a-view-as-a-link
Autodesk-Forge/forge-rcdb.nodejs#116 | selected object is not highlighted | examples/click-reactions-cad troubleshooting#a-click-does-nothing examples/cad-styling-nodes troubleshooting#assigning-a-treeindexnodecollection
xBimTeam/XbimWebUI#18 | zooming to a part ends too close | camera#fly-to-a-model-or-a-part faq#how-do-i-zoom-to-the-selected-part ${viewer}#fitcameratoboundingbox
xBimTeam/XbimWebUI#374 | center the view on what was selected | faq#how-do-i-zoom-to-the-selected-part camera cookbook/row-and-part ${viewer}#fitcameratoboundingbox
opensourceBIM/bimvie.ws#91 | enter camera coordinates by hand | camera ${classes}/DefaultCameraManager#setcamerastate api/cognite_reveal/interfaces/CameraManager#setcamerastate
opensourceBIM/BIMsurfer-before2019#11 | rotating feels too fast | camera examples/controlsmodes api/cognite_reveal/type-aliases/ComboControlsOptions
kovacsv/Online3DViewer#44 | black lines along the edges | performance api/cognite_reveal/interfaces/Cognite3DViewerOptions
kovacsv/Online3DViewer#289 | put a floor below the model | examples/cad-3dobjects threejs
kovacsv/Online3DViewer#92 | match the background to my website | ${viewer}#setbackgroundcolor migration-guide#background faq#can-i-show-a-map-behind-the-model
mistic100/Photo-Sphere-Viewer#46 | model spins by itself | camera#use-controls-of-threejs camera extending/camera-manager
mpetroff/pannellum#1199 | go back to the previous panorama | examples/image360 ${viewer}#image360action
outer-labs/react-forge-viewer#6 | get the token from my backend | authentication getting-data-in#get-a-project-and-a-token production
ThatOpen/web-ifc-viewer#116 | switch floors on and off | examples/cad-styling-nodes cookbook/isolate ${classes}/PropertyFilterNodeCollection
xBimTeam/XbimWebUI#239 | click selects the wall in front of the room | examples/click-reactions-cad events#clicks troubleshooting#a-click-does-nothing faq#how-do-i-make-walls-transparent
ThatOpen/web-ifc-three#43 | shift and turn one element | examples/cad-transform-override
specklesystems/speckle-server#1272 | coloring hundreds of objects is slow | performance cookbook/live-colors examples/cad-styling-nodes
google/model-viewer#3311 | panning does not work | examples/controlsmodes camera
xeokit/xeokit-sdk#1946 | gpu at 100 percent when moving | performance
xeokit/xeokit-sdk#1547 | page freezes while a big model loads | performance loading
potree/potree#1059 | only show points near my measurement | examples/clipping cookbook/section-box pointclouds
mrdoob/three.js#27862 | select something behind glass | faq#how-do-i-make-walls-transparent examples/click-reactions-cad examples/cad-styling examples/cad-styling-nodes
google/model-viewer#1424 | no zoom on scroll but keep dragging | camera examples/controlsmodes events
adrianhajdin/project_3D_developer_portfolio#61 | cannot swipe past the viewer on mobile | browsers#fingers-and-pens events#touch events#which-events-reach-your-page
emscripten-core/emscripten#12910 | refused to compile webassembly unsafe eval | security#content-security-policy installation production#content-security-policy
aframevr/aframe#4608 | unit test without webgl | testing
jestjs/jest#3905 | import fails in jest | testing installation
sceneview/sceneview#1674 | check that the canvas is not blank in a test | testing
iTwin/itwinjs-core#3435 | display iot data on the model | cookbook/live-colors overlays examples/cad-2doverlay
virtualsatellite/VirtualSatellite4-Core#796 | explain what the colors mean | cookbook/live-colors accessibility#color-and-contrast
opensourceBIM/BIMsurfer#98 | show which way is up | examples/axisviewtool ${tools}/AxisViewTool concepts#coordinates
pattern-x/gemini-viewer-examples#146 | lengths in feet instead of meters | examples/point-to-point-measurement ${tools}/MeasurementTool api/cognite_reveal_tools/type-aliases/MeasurementOptions
fieldOfView/Cura-MeasureTool#10 | is it in mm or meters | concepts#coordinates examples/point-to-point-measurement ${classes}/CogniteCadModel#modelunit ${classes}/CogniteCadModel#modelunittometersfactor
ToolJet/ToolJet#17442 | cached model after logout | security#stored-model-files security#delete-the-files-at-sign-out production#sign-out
CesiumGS/3d-tiles#168 | building floats above the ground | examples/combine-models concepts#coordinates ${classes}/CogniteCadModel#setmodeltransformation
xeokit/xeokit-sdk#801 | pull an assembly apart with a slider | examples/cad-explode
naver/egjs-view3d#74 | hide a piece when I click it | examples/click-reactions-cad examples/cad-styling-nodes
potree/potree#556 | scan stays coarse when I go closer | pointclouds performance examples/pointcloud concepts#sectors-streaming-and-budgets troubleshooting#parts-of-a-model-stay-missing
potree/potree#905 | scan looks worse on a phone than on a desktop | browsers pointclouds performance faq#does-it-run-on-phones
xeokit/xeokit-sdk#645 | spin the model and not the camera | examples/cad-transform-override ${classes}/CogniteCadModel#setmodeltransformation examples/combine-models
bambulab/BambuStudio#10793 | choose the point to rotate around | camera examples/controlsmodes ${classes}/DefaultCameraManager
xeokit/xeokit-bim-viewer#26 | show the rotation center while dragging | camera#target-marker camera examples/controlsmodes
google/model-viewer#1679 | zoom only while the pointer is on the model | events camera examples/controlsmodes
kovacsv/Online3DViewer#173 | view is distorted after container changes size | installation react troubleshooting#the-element-has-no-height
kovacsv/Online3DViewer#13 | same angle after refreshing the page | examples/cad-save-viewerstate cookbook/deep-link faq#can-i-share-a-view-as-a-link ${viewer}#getviewstate
potree/potree#759 | switch between elevation, rgb and intensity | pointclouds examples/pointcloud concepts#point-clouds api/cognite_reveal/enumerations/PointColorType ${classes}/CognitePointCloudModel#pointcolortype
potree/potree#1315 | iterate over all points of the scan | pointclouds#read-the-points ${classes}/CognitePointCloudModel#getpointsbyboundingbox
potree/potree#307 | what unit does the ruler use | examples/point-to-point-measurement faq#how-do-i-measure-a-distance ${tools}/MeasurementTool api/cognite_reveal_tools/type-aliases/MeasurementOptions concepts#coordinates
xBimTeam/XbimWebUI#15 | change color of highlighted object | examples/cad-styling-nodes examples/click-reactions-cad concepts#styling-cad examples/cad-styling-assets ${classes}/CogniteCadModel#assignstylednodecollection
xBimTeam/XbimEssentials#397 | show elements one by one after a delay | examples/timelinetool ${tools}/TimelineTool api/cognite_reveal_tools/classes/Keyframe examples/cad-styling-nodes
naver/egjs-view360#310 | close panorama layer when clicking on image | examples/image360 ${viewer}#exit360image
mrdoob/three.js#5398 | prevent camera going under the floor | camera#keep-users-above-ground camera#limits
CesiumGS/cesium#7488 | walls are cut off when I look from inside tunnel | camera#near-and-far-planes ${classes}/DefaultCameraManager#automaticnearfarplane extending/camera-manager
scalableminds/webknossos#3247 | screenshot test waits for rendering to finish | testing cookbook/screenshot
P5-wrapper/react#272 | two canvases in dev mode | react
xeokit/xeokit-bim-viewer#100 | selected object glows through walls | examples/cad-styling-nodes concepts#appearance glossary#in-front api/cognite_reveal/type-aliases/NodeAppearance
xeokit/xeokit-sdk#852 | move furniture to new position | examples/cad-transform-override ${classes}/CogniteCadModel#setnodetransformbytreeindex glossary#node-transform
ThatOpen/engine_web-ifc#59 | add own object at right place with model offset | threejs#add-an-object concepts#coordinates examples/cad-3dobjects
biasmv/pv#118 | get current rotation and zoom | camera ${classes}/DefaultCameraManager#getcamerastate api/cognite_reveal/interfaces/CameraManager#getcamerastate examples/cad-save-viewerstate concepts#cameras
ThatOpen/web-ifc-viewer#92 | clear the scene before loading another file | ${viewer}#removemodel concepts#disposal-and-memory examples/combine-models react performance
bldrs-ai/Share#617 | unhide all hidden elements | cookbook/isolate examples/cad-styling-nodes examples/cad-styling
xBimTeam/XbimWindowsUI#18 | hide a single entity | examples/cad-styling-nodes cookbook/isolate
virtualsatellite/VirtualSatellite4-Core#797 | see elements that are covered by others | cookbook/isolate examples/cad-styling-nodes faq#how-do-i-make-walls-transparent examples/clipping examples/cad-styling
design-automation/mobius-parametric-modeller#320 | switch shadows on and off | performance api/cognite_reveal/interfaces/Cognite3DViewerOptions glossary#ambient-occlusion-ssao
minorua/Qgis2threejs#76 | limit the frame rate | performance
Tresjs/tres#517 | stop rendering while the tab is in background | performance
openworm/org.geppetto.frontend#449 | reduce cpu usage of the 3d view | performance
potree/potree#756 | set custom near and far distance | camera ${classes}/DefaultCameraManager extending/camera-manager
potree/potree#822 | own geometry vibrates when camera moves | threejs concepts#coordinates examples/cad-3dobjects camera
xBimTeam/XbimWebUI#214 | bounding box coordinates of the selected entity | ${classes}/CogniteCadModel#getboundingboxbytreeindex ${classes}/CogniteCadModel examples/click-reactions-cad cookbook/row-and-part faq#how-do-i-zoom-to-the-selected-part
scalableminds/webknossos#7606 | jump from an object in 3d to its entry in a list | cookbook/row-and-part
google/model-viewer#3213 | label covered by other labels | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
google/model-viewer#989 | style a label depending on whether it is occluded | overlays examples/cad-2doverlay ${tools}/HtmlOverlayTool
google/model-viewer#3865 | screen position of a 3d point | overlays ${viewer}#worldtoscreen
google/model-viewer#1031 | labels stuck in the corner of the page | overlays examples/cad-2doverlay
google/model-viewer#3289 | camera resets when another model is loaded | camera examples/combine-models examples/cad-save-viewerstate cookbook/deep-link
gabotechs/react-stl-viewer#54 | callback when the user moves the camera | camera events concepts#events ${viewer}#on
gabotechs/react-stl-viewer#44 | button for orthogonal view | faq#is-there-an-orthographic-camera examples/axisviewtool camera
iTwin/viewer#250 | viewer rerenders when sibling component changes | react
potree/potree#664 | download a part of the scan | pointclouds
potree/potree#188 | measure only on visible points after clipping | examples/point-to-point-measurement examples/clipping examples/click-reactions-pointcloud
potree/potree#1227 | visualize the density of points | pointclouds examples/pointcloud
xeokit/xeokit-bim-viewer#248 | slice does not affect the point cloud | examples/clipping cookbook/lens cookbook/section-box ${viewer}#setglobalclippingplanes pointclouds
cognitedata/reveal#3165 | toggle annotations in 360 images | examples/image360-annotations
cognitedata/reveal#3327 | color of one annotation in a photo | examples/image360-annotations
kovacsv/Online3DViewer#456 | zoom buttons for touch screens | camera events accessibility browsers examples/controlsmodes
google/model-viewer#187 | rotate model with arrow keys | camera examples/controlsmodes accessibility events#keys-and-the-focus
google/model-viewer#5097 | help with all keyboard shortcuts | examples/controlsmodes camera accessibility
corecoding/Vitals#482 | color turns red above a threshold | cookbook/live-colors
vi-sense/vi-sense#17 | show temperature of the selected sensor | cookbook/live-colors overlays examples/click-reactions-cad examples/dm-assets
kaisalmen/WWOBJLoader#22 | works in dev but not after build | production installation troubleshooting
CesiumGS/cesium#375 | block user input during a camera flight | camera ${classes}/DefaultCameraManager examples/controlsmodes
pygfx/pygfx#187 | draw a box around an object | examples/cad-3dobjects threejs
opensim-org/opensim-viewer#200 | handles to move an object | examples/cad-3dobjects threejs examples/cad-transform-override cookbook/section-box
donmccurdy/three-gltf-viewer#16 | rotation point is wrong after loading | camera examples/controlsmodes ${classes}/DefaultCameraManager
mpetroff/pannellum#830 | show my own div above a panorama | overlays examples/image360 examples/cad-2doverlay
mkkellogg/GaussianSplats3D#244 | read camera position and target from code | camera ${classes}/DefaultCameraManager#getcamerastate api/cognite_reveal/interfaces/CameraManager#getcamerastate examples/cad-save-viewerstate concepts#cameras
kovacsv/Online3DViewer#156 | toolbar button for a preset viewpoint | camera examples/cad-save-viewerstate cookbook/deep-link ${classes}/DefaultCameraManager#setcamerastate examples/axisviewtool
xBimTeam/XbimWebUI#81 | unload one of several models | ${viewer}#removemodel concepts#disposal-and-memory performance examples/combine-models react
xBimTeam/XbimWebUI#47 | hide all but a few elements | cookbook/isolate examples/cad-styling-nodes examples/cad-styling ${classes}/InvertedNodeCollection
ThatOpen/web-ifc-viewer#147 | replace the old model when user picks another | ${viewer}#removemodel concepts#disposal-and-memory react performance
mpetroff/pannellum#974 | clickable areas inside a panorama | examples/image360-annotations
google/marzipano#187 | which direction to look when entering a panorama | examples/image360 ${viewer}#enter360image examples/image360-annotations
potree/potree#1067 | switch the scan to vr mode | faq#does-it-support-vr-headsets
LTplus-AG/ifc-lite#1275 | see two clashing parts with the rest transparent | cookbook/isolate examples/cad-styling-nodes examples/cad-styling faq#how-do-i-make-walls-transparent
xBimTeam/XbimWebUI#101 | picking stops after creating another viewer | troubleshooting#a-click-does-nothing concepts#disposal-and-memory react troubleshooting#webgl-contexts faq#can-i-have-several-viewers-on-a-page
hujiulong/vue-3d-model#506 | vue component keeps memory after unmount | /starters/vue-vite concepts#disposal-and-memory react performance ${viewer}#dispose
xeokit/xeokit-sdk#107 | laggy after loading a model several times | performance concepts#disposal-and-memory ${viewer}#removemodel react
ThatOpen/engine_components#592 | highlighting by id changes nothing | troubleshooting examples/cad-styling-nodes ${classes}/NodeIdNodeCollection ${classes}/TreeIndexNodeCollection cookbook/find-by-tag
maplibre/maplibre-gl-js#5032 | three.js model added but not visible | threejs examples/cad-3dobjects troubleshooting ${viewer}#addobject3d
felixpalmer/procedural-gl-js#16 | slider that scrubs through the animation | examples/timelinetool ${tools}/TimelineTool
CesiumGS/cesium#8441 | jump to target without flight animation | camera ${viewer}#fitcameratomodel ${viewer}#fitcameratoboundingbox ${classes}/DefaultCameraManager#setcamerastate api/cognite_reveal/interfaces/CameraManager
opensourceBIM/BIMsurfer-before2019#75 | hold shift to select more objects | examples/click-reactions-cad examples/cad-styling-nodes events ${classes}/TreeIndexNodeCollection concepts#node-collections
xBimTeam/XbimWebUI#11 | get id of the clicked element | examples/click-reactions-cad ${viewer}#getanyintersectionfrompixel ${viewer}#getintersectionfrompixel concepts#cad-nodes events#clicks
NASA-AMMOS/3DTilesRendererJS#406 | load only tiles within a region | /learn/load-only-an-area performance#loading concepts#sectors-streaming-and-budgets api/cognite_reveal/type-aliases/GeometryFilter
ladunjexa/reactjs18-3d-portfolio#39 | no declaration file for module three | installation
kovacsv/Online3DViewer#309 | soft shadows in corners | performance glossary#ambient-occlusion-ssao api/cognite_reveal/interfaces/Cognite3DViewerOptions
kovacsv/Online3DViewer#276 | my mesh looks darker than expected | threejs examples/cad-3dobjects
MapsHD/HDMapping#143 | rotation center in the middle of the scan | camera examples/controlsmodes ${classes}/DefaultCameraManager
google/model-viewer#2000 | cache grows with each model | security#stored-model-files security#keep-no-files-at-all performance concepts#disposal-and-memory
cognitedata/reveal#1148 | applyMatrix4 is not a function after upgrade | troubleshooting#two-copies-of-threejs threejs installation migration-guide
cognitedata/reveal#5336 | 360 icons not clickable from some angles | examples/image360 troubleshooting#360-images
cognitedata/reveal#661 | highlight missing in screenshot | cookbook/screenshot ${viewer}#getscreenshot faq#how-do-i-take-a-screenshot-or-print
AzureAD/microsoft-authentication-library-for-js#6080 | msal login redirect in angular | /starters/angular authentication
openworm/org.geppetto#160 | move camera to absolute coordinates | camera ${classes}/DefaultCameraManager#setcamerastate api/cognite_reveal/interfaces/CameraManager#setcamerastate concepts#coordinates
xeokit/xeokit-sdk#34 | view cube gizmo | examples/axisviewtool ${tools}/AxisViewTool
`;
