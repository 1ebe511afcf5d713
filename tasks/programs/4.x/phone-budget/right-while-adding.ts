import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// The viewer downloads geometry only after the model has been added.
const adding = viewer.addCadModel(plant);
const { highDetailProximityThreshold } = viewer.cadBudget;
viewer.cadBudget = { maximumRenderCost: 200_000, highDetailProximityThreshold };
viewer.fitCameraToModel(await adding, 0);
