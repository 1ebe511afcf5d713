import * as THREE from 'three';
import { plantMaterial } from './plantMaterial';

interface SceneData {
  /** Groups of nearby triangles. */
  readonly chunks: readonly { readonly first: number; readonly count: number }[];
}

async function fetchArray<T>(url: string, make: (buffer: ArrayBuffer) => T): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return make(await response.arrayBuffer());
}

/** Loads a plant by name. Each chunk becomes a mesh. */
export async function loadPlant(name: string): Promise<THREE.Group> {
  const data = (await (await fetch(`/${name}/scene.json`)).json()) as SceneData;
  const positions = await fetchArray(`/${name}/positions`, (buffer) => new Float32Array(buffer));
  const normals = await fetchArray(`/${name}/normals`, (buffer) => new Float32Array(buffer));
  const colors = await fetchArray(`/${name}/colors`, (buffer) => new Uint8Array(buffer));
  const surfaces = await fetchArray(`/${name}/surfaces`, (buffer) => new Uint8Array(buffer));
  const plant = new THREE.Group();
  const material = plantMaterial();
  for (const { first, count } of data.chunks) {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute(
      'position',
      new THREE.BufferAttribute(positions.subarray(first * 9, (first + count) * 9), 3),
    );
    geometry.setAttribute(
      'normal',
      new THREE.BufferAttribute(normals.subarray(first * 9, (first + count) * 9), 3),
    );
    geometry.setAttribute(
      'color',
      new THREE.BufferAttribute(colors.subarray(first * 9, (first + count) * 9), 3, true),
    );
    geometry.setAttribute(
      'surface',
      new THREE.BufferAttribute(surfaces.subarray(first * 3, (first + count) * 3), 1),
    );
    // Place each mesh at the center of its chunk, because three.js sorts meshes by position. Near chunks are then drawn
    // first, and hide the chunks behind them.
    geometry.computeBoundingBox();
    const center = geometry.boundingBox?.getCenter(new THREE.Vector3()) ?? new THREE.Vector3();
    geometry.translate(-center.x, -center.y, -center.z);
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.copy(center);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    plant.add(mesh);
  }
  return plant;
}
