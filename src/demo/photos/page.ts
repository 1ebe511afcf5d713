/**
 * Runs in the browser that renders the photographs: draws the plant with light from many directions, each
 * with its own shadows, in passes whose pictures it adds up, which gives soft shadows, sky light that
 * corners get less of, and smooth edges. Bundled by `scripts/demoPhotos.ts`.
 */
import * as THREE from 'three';
import type { FaceView } from './stations';

/** What the plant is handed over as; arrays are fetched as binary. */
interface SceneData {
  /** Chunks of triangles that lie near one another. */
  readonly chunks: readonly { readonly first: number; readonly count: number }[];
}

/** A picture to take, in CDF coordinates. */
export interface PictureOrder extends FaceView {
  readonly position: readonly [number, number, number];
}

declare global {
  interface Window {
    /** Loads one version of the plant. */
    loadScene: (name: string) => Promise<void>;
    /** Takes pictures and returns their pixels (RGBA, top row first) as base64, one by one to `deliver`. */
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

/** CDF has Z up, three has Y up. */
const toThree = ([x, y, z]: readonly [number, number, number]): THREE.Vector3 =>
  new THREE.Vector3(x, z, -y);

const sunDirection = toThree([0.5, -0.62, 0.72]).normalize();
const skyZenith = new THREE.Color('#6ea3d6').convertSRGBToLinear();
const skyHorizon = new THREE.Color('#e4edf2').convertSRGBToLinear();

const skyColors = /* glsl */ `
  uniform vec3 sunDirection;
  uniform vec3 zenith;
  uniform vec3 horizon;
  float hash(vec3 p) { return fract(sin(dot(p, vec3(12.9898, 78.233, 37.719))) * 43758.5453); }
  float valueNoise(vec3 p) {
    vec3 i = floor(p);
    vec3 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y),
      f.z);
  }
  float layeredNoise(vec3 p) {
    float sum = 0.0;
    float weight = 0.5;
    for (int i = 0; i < 5; i++) {
      sum += weight * valueNoise(p);
      p = p * 2.03 + 11.7;
      weight *= 0.5;
    }
    return sum;
  }
  vec3 skyColor(vec3 direction) {
    float height = max(direction.y, 0.0);
    vec3 color = 1.25 * mix(horizon, zenith, pow(height, 0.5));
    float toSun = max(dot(direction, sunDirection), 0.0);
    color += vec3(1.0, 0.85, 0.6) * (0.25 * pow(toSun, 12.0) + 6.0 * smoothstep(0.9994, 0.9998, toSun));
    return color;
  }
`;

/** Grain, stains and joints by surface, so that large faces do not look painted; `grainMap` is tiling noise. */
const surfaceGrain = /* glsl */ `
  uniform sampler2D grainMap;
  float grainOf(float surface, vec3 p, vec3 n) {
    vec3 side = abs(n);
    vec2 flatPlace = side.y > 0.6 ? p.xz : (side.x > side.z ? p.zy : p.xy);
    float fine = texture2D(grainMap, flatPlace * 0.9).r - 0.5;
    float broad = texture2D(grainMap, flatPlace * 0.035).r - 0.5;
    if (surface < 0.5) return 1.0 + 0.7 * fine + 0.7 * broad;               // ground
    if (surface < 1.5) {                                                    // paving and concrete
      vec2 joint = abs(fract(p.xz / 4.0) - 0.5);
      float line = side.y > 0.9 ? smoothstep(0.4955, 0.4985, max(joint.x, joint.y)) : 0.0;
      return 1.0 + 0.24 * fine + 0.34 * broad - 0.35 * line;
    }
    if (surface < 2.5) return 1.0 + 0.9 * fine + 0.3 * broad;               // vegetation
    float streak = texture2D(grainMap, vec2(flatPlace.x * 0.5, flatPlace.y * 0.03)).r - 0.5;
    return 1.0 + 0.1 * fine + 0.14 * broad + 0.2 * streak * (1.0 - side.y);
  }
`;

/** Smooth noise that repeats: three octaves of random values, 256 pixels wide. */
function makeGrain(): THREE.DataTexture {
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

const skyUniforms = {
  sunDirection: { value: sunDirection },
  zenith: { value: skyZenith },
  horizon: { value: skyHorizon },
  grainMap: { value: makeGrain() },
};

function plantMaterial(): THREE.Material {
  const material = new THREE.MeshLambertMaterial({
    vertexColors: true,
    side: THREE.DoubleSide,
    shadowSide: THREE.DoubleSide,
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, skyUniforms);
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float surface;\nvarying float vSurface;\nvarying vec3 vPlace;\nvarying vec3 vFacing;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvSurface = surface;\nvPlace = (modelMatrix * vec4(position, 1.0)).xyz;\nvFacing = normal;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying float vSurface;\nvarying vec3 vPlace;\nvarying vec3 vFacing;\n${skyColors}\n${surfaceGrain}`,
      )
      .replace(
        '#include <color_fragment>',
        '#include <color_fragment>\ndiffuseColor.rgb *= grainOf(vSurface, vPlace, vFacing);',
      )
      .replace(
        '#include <opaque_fragment>',
        `vec3 looking = normalize(vPlace - cameraPosition);
        vec3 facing = normalize(faceforward(vFacing, looking, vFacing));
        vec3 mirrored = reflect(looking, facing);
        float edge = pow(1.0 - max(dot(-looking, facing), 0.0), 5.0);
        float gloss = vSurface < 2.5 ? 0.01 : 0.05 + 0.35 * edge;
        outgoingLight = mix(outgoingLight, skyColor(mirrored) * (mirrored.y > 0.0 ? 0.8 : 0.25), gloss);
        float haze = 1.0 - exp(-distance(vPlace, cameraPosition) * 0.0022);
        outgoingLight = mix(outgoingLight, 1.25 * horizon, haze);
        #include <opaque_fragment>`,
      );
  };
  return material;
}

const scene = new THREE.Scene();
/** Lights of one pass: several for the sun's disc and several for the sky, each with shadows of its own. */
const sunCount = 4;
const skyCount = 8;

/** Pixels along an edge of a shadow map, and meters that it covers. */
const shadowSize = 4096;
const shadowSpan = 156;

function makeLight(): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(0xffffff, 1);
  light.castShadow = true;
  light.shadow.mapSize.set(shadowSize, shadowSize);
  light.shadow.normalBias = 0.035;
  light.shadow.bias = -0.0004;
  const box = light.shadow.camera;
  [box.left, box.right, box.top, box.bottom, box.near, box.far] = [
    -shadowSpan / 2,
    shadowSpan / 2,
    shadowSpan / 2,
    -shadowSpan / 2,
    1,
    320,
  ];
  scene.add(light, light.target);
  return light;
}

const suns = Array.from({ length: sunCount }, () => makeLight());
const skyLights = Array.from({ length: skyCount }, () => makeLight());
/** Light that comes back from the ground. */
scene.add(
  new THREE.HemisphereLight(
    new THREE.Color(0.2, 0.22, 0.25),
    new THREE.Color(0.5, 0.47, 0.42),
    2.6,
  ),
);

const dome = new THREE.Mesh(
  new THREE.SphereGeometry(1500, 48, 24),
  new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthWrite: false,
    uniforms: skyUniforms,
    vertexShader:
      'varying vec3 vLook; void main() { vLook = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `varying vec3 vLook; ${skyColors}
      void main() {
        vec3 look = normalize(vLook);
        vec3 color = skyColor(look);
        vec3 high = look / max(look.y + 0.08, 0.02);
        float cloud = smoothstep(0.5, 0.82, layeredNoise(vec3(high.x * 1.3, 3.0, high.z * 1.3))) * smoothstep(0.02, 0.28, look.y);
        color = mix(color, vec3(1.0, 0.99, 0.97), 0.75 * cloud);
        gl_FragColor = vec4(color, 1.0);
      }`,
  }),
);
// After the plant: only where it shows.
dome.renderOrder = 1;
scene.add(dome);

let plant: THREE.Group | undefined;

async function fetchArray<T>(url: string, make: (buffer: ArrayBuffer) => T): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return make(await response.arrayBuffer());
}

window.loadScene = async (name) => {
  const data = (await (await fetch(`/${name}/scene.json`)).json()) as SceneData;
  const positions = await fetchArray(`/${name}/positions`, (buffer) => new Float32Array(buffer));
  const normals = await fetchArray(`/${name}/normals`, (buffer) => new Float32Array(buffer));
  const colors = await fetchArray(`/${name}/colors`, (buffer) => new Uint8Array(buffer));
  const surfaces = await fetchArray(`/${name}/surfaces`, (buffer) => new Uint8Array(buffer));
  if (plant !== undefined) scene.remove(plant);
  plant = new THREE.Group();
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
    // Each chunk has its own place, so that near ones are drawn first and hide what is behind them.
    geometry.computeBoundingBox();
    const center = geometry.boundingBox?.getCenter(new THREE.Vector3()) ?? new THREE.Vector3();
    geometry.translate(-center.x, -center.y, -center.z);
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.copy(center);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    plant.add(mesh);
  }
  scene.add(plant);
};

/** Evenly spread numbers in [0, 1): the same on every run. */
const radicalInverse = (index: number, base: number): number => {
  let [result, fraction] = [0, 1 / base];
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += (rest % base) * fraction;
    fraction /= base;
  }
  return result;
};

/** Sets the lights of one pass, and renews their shadows. */
function setLights(pass: number, passes: number): void {
  const side = new THREE.Vector3(0, 1, 0).cross(sunDirection).normalize();
  const other = sunDirection.clone().cross(side);
  // The shadows' pixels fall elsewhere for every light, so that their edges come out smooth.
  const place = (light: THREE.DirectionalLight, direction: THREE.Vector3, number: number): void => {
    light.target.position
      .set(radicalInverse(number + 1, 2) - 0.5, 0, radicalInverse(number + 1, 3) - 0.5)
      .multiplyScalar((2 * shadowSpan) / shadowSize);
    light.position.copy(direction).normalize().multiplyScalar(160).add(light.target.position);
  };
  suns.forEach((light, i) => {
    const number = pass * sunCount + i;
    const around = 2 * Math.PI * radicalInverse(number + 1, 3);
    const spread = 0.011 * Math.sqrt(radicalInverse(number + 1, 2));
    const direction = sunDirection
      .clone()
      .addScaledVector(side, spread * Math.cos(around))
      .addScaledVector(other, spread * Math.sin(around));
    place(light, direction, number);
    light.color.setRGB(1, 0.93, 0.8);
    light.intensity = (2 * Math.PI) / sunCount;
  });
  // Sky light comes evenly from the upper half; the surfaces' own cosine weighs it.
  skyLights.forEach((light, i) => {
    const number = i * passes + pass;
    const height = (number + 0.5) / (skyCount * passes);
    const flat = Math.sqrt(1 - height * height);
    const turn = number * Math.PI * (3 - Math.sqrt(5));
    place(light, new THREE.Vector3(flat * Math.cos(turn), height, flat * Math.sin(turn)), number);
    light.color
      .copy(skyHorizon)
      .lerp(skyZenith, Math.pow(height, 0.55))
      .lerp(new THREE.Color(1, 1, 1), 0.35);
    light.intensity = (2.1 * Math.PI) / skyCount;
  });
  renderer.shadowMap.needsUpdate = true;
}

const screen = new THREE.PlaneGeometry(2, 2);
const flatCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
const passVertex =
  'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
const addMaterial = new THREE.ShaderMaterial({
  uniforms: { picture: { value: null }, weight: { value: 1 } },
  vertexShader: passVertex,
  fragmentShader:
    'varying vec2 vUv; uniform sampler2D picture; uniform float weight; void main() { gl_FragColor = vec4(texture2D(picture, vUv).rgb * weight, weight); }',
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneFactor,
  depthTest: false,
  depthWrite: false,
});
/** Exposure, a filmic curve, sRGB. */
const developMaterial = new THREE.ShaderMaterial({
  uniforms: { picture: { value: null } },
  vertexShader: passVertex,
  fragmentShader: `varying vec2 vUv; uniform sampler2D picture;
    void main() {
      vec3 x = texture2D(picture, vUv).rgb * 0.68;
      x = clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
      gl_FragColor = vec4(mix(12.92 * x, 1.055 * pow(x, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x)), 1.0);
    }`,
  depthTest: false,
  depthWrite: false,
});

function drawScreen(material: THREE.ShaderMaterial, target: THREE.WebGLRenderTarget): void {
  const quad = new THREE.Mesh(screen, material);
  quad.frustumCulled = false;
  renderer.autoClear = false;
  renderer.setRenderTarget(target);
  renderer.render(quad, flatCamera);
  renderer.autoClear = true;
}

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
      addMaterial.uniforms.picture = { value: single.texture };
      addMaterial.uniforms.weight = { value: 1 / passes };
      drawScreen(addMaterial, sum);
    });
    console.log(`pass ${pass + 1} of ${passes}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const developed = target(THREE.UnsignedByteType, false);
  for (const [index, sum] of sums.entries()) {
    developMaterial.uniforms.picture = { value: sum.texture };
    drawScreen(developMaterial, developed);
    const pixels = new Uint8Array(size * size * 4);
    renderer.readRenderTargetPixels(developed, 0, 0, size, size, pixels);
    const upright = new Uint8Array(pixels.length);
    for (let row = 0; row < size; row++)
      upright.set(
        pixels.subarray(row * size * 4, (row + 1) * size * 4),
        (size - 1 - row) * size * 4,
      );
    await window.deliver(index, toBase64(upright));
    sum.dispose();
  }
  developed.dispose();
  single.dispose();
};

window.pageReady = true;
