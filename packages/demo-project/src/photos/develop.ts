import * as THREE from 'three';

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
/** Applies exposure, a filmic curve, and sRGB encoding. */
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

function drawScreen(
  renderer: THREE.WebGLRenderer,
  material: THREE.ShaderMaterial,
  target: THREE.WebGLRenderTarget,
): void {
  const quad = new THREE.Mesh(screen, material);
  quad.frustumCulled = false;
  renderer.autoClear = false;
  renderer.setRenderTarget(target);
  renderer.render(quad, flatCamera);
  renderer.autoClear = true;
}

/** Multiplies a picture by `weight`, and adds the result to `sum`. */
export function addPicture(
  renderer: THREE.WebGLRenderer,
  picture: THREE.Texture,
  weight: number,
  sum: THREE.WebGLRenderTarget,
): void {
  addMaterial.uniforms.picture = { value: picture };
  addMaterial.uniforms.weight = { value: weight };
  drawScreen(renderer, addMaterial, sum);
}

/** Renders a sum of pictures to `developed`, which has the same size. Returns RGBA pixels from the top row down. */
export function developPicture(
  renderer: THREE.WebGLRenderer,
  sum: THREE.Texture,
  developed: THREE.WebGLRenderTarget,
): Uint8Array {
  const { width, height } = developed;
  developMaterial.uniforms.picture = { value: sum };
  drawScreen(renderer, developMaterial, developed);
  const pixels = new Uint8Array(width * height * 4);
  renderer.readRenderTargetPixels(developed, 0, 0, width, height, pixels);
  const upright = new Uint8Array(pixels.length);
  const rowBytes = width * 4;
  for (let row = 0; row < height; row++)
    upright.set(
      pixels.subarray(row * rowBytes, (row + 1) * rowBytes),
      (height - 1 - row) * rowBytes,
    );
  return upright;
}
