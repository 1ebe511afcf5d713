import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  NumericRange,
  TreeIndexNodeCollection,
  type NodeAppearance,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The tank farm has its own style, so the default doesn't apply to it.
const tankFarm = new TreeIndexNodeCollection(new NumericRange(1, 810));
model.assignStyledNodeCollection(tankFarm, {
  ...DefaultNodeAppearance.Default,
  color: [217, 119, 6],
});

const looks: Record<string, NodeAppearance> = {
  Default: DefaultNodeAppearance.Default,
  Ghosted: DefaultNodeAppearance.Ghosted,
  Hidden: DefaultNodeAppearance.Hidden,
  Outlined: DefaultNodeAppearance.Outlined,
  Highlighted: DefaultNodeAppearance.Highlighted,
  'One color': { color: [14, 116, 144] },
};
const settings = { look: 'Ghosted' };

function applyLook(look: string) {
  model.setDefaultNodeAppearance(looks[look] ?? DefaultNodeAppearance.Default);
}

applyLook(settings.look);
const gui = new GUI();
gui.add(settings, 'look', Object.keys(looks)).name('Everything else').onChange(applyLook);
