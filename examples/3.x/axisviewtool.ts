import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { AxisViewTool, Corner } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const corners = { 'bottom right': Corner.BottomRight, 'bottom left': Corner.BottomLeft };
const settings = { size: 140, corner: Corner.BottomRight, animationSpeed: 200 };

function createTool() {
  return new AxisViewTool(viewer, {
    size: settings.size,
    animationSpeed: settings.animationSpeed,
    position: { corner: settings.corner, padding: new THREE.Vector2(12, 12) },
    // Labels that match the plant: east is +X, up is +Y, and north is -Z.
    faces: {
      xPositiveFace: { label: 'East' },
      xNegativeFace: { label: 'West' },
      yPositiveFace: { label: 'Top' },
      yNegativeFace: { label: 'Below' },
      zPositiveFace: { label: 'South' },
      zNegativeFace: { label: 'North' },
    },
  });
}

let tool = createTool();

function changeTool() {
  // The tool reads its options only once, so create a new tool.
  tool.dispose();
  tool = createTool();
  viewer.requestRedraw();
}

const gui = new GUI();
gui.add(settings, 'size', 80, 240, 10).name('Size (px)').onFinishChange(changeTool);
gui.add(settings, 'corner', corners).name('Corner').onChange(changeTool);
gui.add(settings, 'animationSpeed', 0, 2000, 100).name('Animation (ms)').onFinishChange(changeTool);
