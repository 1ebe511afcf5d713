import { Cognite3DViewer, DefaultNodeAppearance, THREE } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant, pointCloud, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  ssaoQualityHint: 'disabled', // points have no surfaces to shade
});

// All models of this project share a coordinate system, so the scan matches the CAD model.
const cad = await viewer.addCadModel(plant);
const skid = await viewer.addCadModel(pumpSkid);
const scan = await viewer.addPointCloudModel(pointCloud);
scan.pointSize = 0.5;

// Start inside the scan's box. From outside, the scan hides the CAD model.
viewer.setCameraPosition(new THREE.Vector3(-58, 24, 38));
viewer.setCameraTarget(new THREE.Vector3(-18, 3, 0));

// Hide a model to see the scan in its place.
const gui = new GUI({ title: 'Models' });
const appearances = {
  Solid: DefaultNodeAppearance.Default,
  Hidden: DefaultNodeAppearance.Hidden,
};
const looks = Object.keys(appearances);
for (const [name, model] of [
  ['Plant, CAD', cad],
  ['Pump skid, CAD', skid],
] as const) {
  gui
    .add({ look: 'Solid' }, 'look', looks)
    .name(name)
    .onChange((value: keyof typeof appearances) =>
      model.setDefaultNodeAppearance(appearances[value]),
    );
}

// Lifts the skid. The model's initial transformation converts Z up to Y up. A new transformation
// replaces the initial one, so multiply the lift by it.
const start = skid.getModelTransformation();
gui
  .add({ lift: 0 }, 'lift', 0, 20, 0.5)
  .name('Lift the skid')
  .onChange((lift: number) => {
    skid.setModelTransformation(new THREE.Matrix4().makeTranslation(0, lift, 0).multiply(start));
    viewer.requestRedraw();
  });
