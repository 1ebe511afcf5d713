import { Cognite3DViewer, CustomObject } from '@cognite/reveal';
import * as THREE from 'three';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const ball = new CustomObject(new THREE.Mesh(new THREE.SphereGeometry(8)));
viewer.addCustomObject(ball);
viewer.removeCustomObject(ball);
