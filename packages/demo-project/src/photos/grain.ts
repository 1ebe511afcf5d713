import * as THREE from 'three';

/** Creates smooth noise that tiles: three octaves of random values, 256 pixels wide. */
export function makeGrain(): THREE.DataTexture {
  const size = 256;
  let state = 360;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const sum = new Float32Array(size * size);
  for (const [cells, weight] of [
    [16, 0.3],
    [48, 0.25],
    [256, 0.45],
  ] as const) {
    const values = Float32Array.from({ length: cells * cells }, random);
    const at = (x: number, y: number): number => values[(y % cells) * cells + (x % cells)] ?? 0;
    for (let i = 0; i < size * size; i++) {
      const [u, v] = [((i % size) * cells) / size, (Math.floor(i / size) * cells) / size];
      const [x, y] = [Math.floor(u), Math.floor(v)];
      const [fx, fy] = [u - x, v - y];
      const top = at(x, y) * (1 - fx) + at(x + 1, y) * fx;
      const low = at(x, y + 1) * (1 - fx) + at(x + 1, y + 1) * fx;
      sum[i] = (sum[i] ?? 0) + weight * (top * (1 - fy) + low * fy);
    }
  }
  const texture = new THREE.DataTexture(
    Uint8Array.from(sum, (value) => 255 * value),
    size,
    size,
    THREE.RedFormat,
  );
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  texture.magFilter = THREE.LinearFilter;
  texture.minFilter = THREE.LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
