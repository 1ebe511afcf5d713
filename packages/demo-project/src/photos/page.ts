/**
 * Runs in the browser that renders the photographs. `scripts/demoPhotos.ts` bundles it. It draws the plant in several
 * passes, with lights from many directions, and adds up the pictures. The result has soft shadows, darker corners, and
 * smooth edges.
 */
import * as THREE from 'three';
import { addPicture, developPicture } from './develop';
import { addLights, setLights } from './lights';
import { loadPlant } from './plantMeshes';
import { radicalInverse } from './radicalInverse';
import { dome, toThree } from './sky';
import type { FaceView } from './stations';

/** A picture to render, in CDF coordinates. */
export interface PictureOrder extends FaceView {
  readonly position: readonly [number, number, number];
}

declare global {
  interface Window {
    loadScene: (name: string) => Promise<void>;
    /**
     * Renders pictures, and passes each picture's pixels to `deliver`. The pixels are RGBA, from the top row down,
     * encoded as base64.
     */
    takePictures: (orders: readonly PictureOrder[], size: number, passes: number) => Promise<void>;
    deliver: (index: number, pixels: string) => Promise<void>;
    pageReady: boolean;
  }
}

const renderer = new THREE.WebGLRenderer({
  antialias: false,
  alpha: false,
  preserveDrawingBuffer: true,
});
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.BasicShadowMap;
renderer.shadowMap.autoUpdate = false;
renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
renderer.toneMapping = THREE.NoToneMapping;

const scene = new THREE.Scene();
addLights(scene);
scene.add(dome);

let plant: THREE.Group | undefined;

window.loadScene = async (name) => {
  const next = await loadPlant(name);
  if (plant !== undefined) scene.remove(plant);
  plant = next;
  scene.add(plant);
};

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
}

window.takePictures = async (orders, size, passes) => {
  const target = (
    type: THREE.TextureDataType,
    depth: boolean,
    samples = 0,
  ): THREE.WebGLRenderTarget =>
    new THREE.WebGLRenderTarget(size, size, {
      type,
      depthBuffer: depth,
      samples,
      magFilter: THREE.NearestFilter,
      minFilter: THREE.NearestFilter,
    });
  const single = target(THREE.HalfFloatType, true, 4);
  const sums = orders.map(() => target(THREE.HalfFloatType, false));
  const camera = new THREE.PerspectiveCamera(90, 1, 0.05, 3000);
  for (let pass = 0; pass < passes; pass++) {
    setLights(pass, passes);
    renderer.shadowMap.needsUpdate = true;
    orders.forEach(({ position, forward, up }, index) => {
      camera.position.copy(toThree(position));
      camera.up.copy(toThree(up as [number, number, number]));
      camera.lookAt(camera.position.clone().add(toThree(forward as [number, number, number])));
      camera.setViewOffset(
        size,
        size,
        radicalInverse(pass + 1, 2) - 0.5,
        radicalInverse(pass + 1, 3) - 0.5,
        size,
        size,
      );
      dome.position.copy(camera.position);
      renderer.setRenderTarget(single);
      renderer.render(scene, camera);
      const sum = sums[index];
      if (sum === undefined) return;
      addPicture(renderer, single.texture, 1 / passes, sum);
    });
    console.log(`pass ${pass + 1} of ${passes}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const developed = target(THREE.UnsignedByteType, false);
  for (const [index, sum] of sums.entries()) {
    const upright = developPicture(renderer, sum.texture, developed);
    await window.deliver(index, toBase64(upright));
    sum.dispose();
  }
  developed.dispose();
  single.dispose();
};

window.pageReady = true;
