import { CustomObject, type Cognite3DViewer } from '@cognite/reveal';
import * as THREE from 'three';
declare const viewer: Cognite3DViewer;
// ---cut---
const ball = new CustomObject(new THREE.Mesh(new THREE.SphereGeometry(2)));
viewer.addCustomObject(ball);
viewer.removeCustomObject(ball);
