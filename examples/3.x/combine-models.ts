import { Cognite3DViewer, DefaultNodeAppearance, THREE } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant, pointCloud, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// All models of this project share a coordinate system, so the scan matches the CAD model.
const cad = await viewer.addCadModel(plant);
const skid = await viewer.addCadModel(pumpSkid);
await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cad);

// The scan is visible through ghosted models.
const gui = new GUI({ title: 'Models' });
const appearances = {
  Solid: DefaultNodeAppearance.Default,
  Ghosted: DefaultNodeAppearance.Ghosted,
  Hidden: DefaultNodeAppearance.Hidden,
};
const looks = Object.keys(appearances);
cad.setDefaultNodeAppearance(appearances.Ghosted);
for (const [name, model, look] of [
  ['Plant, CAD', cad, 'Ghosted'],
  ['Pump skid, CAD', skid, 'Solid'],
] as const) {
  gui
    .add({ look }, 'look', looks)
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
