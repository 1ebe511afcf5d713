import { Cognite3DViewer, CustomObject } from '@cognite/reveal';
import * as THREE from 'three';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const { max } = model.getModelBoundingBox();
const ball = new THREE.Mesh(new THREE.SphereGeometry(8), new THREE.MeshBasicMaterial());
ball.position.set(0, max.y, 0);

const marker = new CustomObject(ball);
marker.isPartOfBoundingBox = false;
viewer.addCustomObject(marker);
