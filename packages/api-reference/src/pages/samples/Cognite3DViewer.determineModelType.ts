import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
// ---cut---
const identifiers = { modelId: 1001, revisionId: 2001 };
const type = await viewer.determineModelType(identifiers.modelId, identifiers.revisionId);
if (type === 'cad') await viewer.addCadModel(identifiers);
else if (type === 'pointcloud') await viewer.addPointCloudModel(identifiers);
else throw new Error('The viewer can’t show this revision.');
