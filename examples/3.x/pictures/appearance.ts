import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  NumericRange,
  THREE,
  TreeIndexNodeCollection,
  type NodeAppearance,
} from '@cognite/reveal';
import { client, pumpSkid } from '../project';
import { variant } from './variant';

const presets: Readonly<Record<string, NodeAppearance>> = DefaultNodeAppearance;
const preset = presets[variant];
if (preset === undefined) throw new Error(`There is no preset "${variant}".`);

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor(new THREE.Color('#a9b8c1'));
const model = await viewer.addCadModel(pumpSkid);

// Tank T-901 with all its parts.
const tank = new TreeIndexNodeCollection(new NumericRange(3, 19));
model.assignStyledNodeCollection(tank, preset);
viewer.cameraManager.setCameraState({
  position: new THREE.Vector3(-2.8, 2.9, 25.4),
  target: new THREE.Vector3(-4.7, 1.5, 20.6),
});
