import * as THREE from 'three';
import { makeGrain } from './grain';
import { skyColors } from './shaders';

/** Converts CDF coordinates (Z up) to three.js coordinates (Y up). */
export const toThree = ([x, y, z]: readonly [number, number, number]): THREE.Vector3 =>
  new THREE.Vector3(x, z, -y);

export const sunDirection = toThree([0.5, -0.62, 0.72]).normalize();
export const skyZenith = new THREE.Color('#6ea3d6').convertSRGBToLinear();
export const skyHorizon = new THREE.Color('#e4edf2').convertSRGBToLinear();

export const skyUniforms = {
  sunDirection: { value: sunDirection },
  zenith: { value: skyZenith },
  horizon: { value: skyHorizon },
  grainMap: { value: makeGrain() },
};

/** A sphere in the colors of the sky. It moves with the camera. */
export const dome = new THREE.Mesh(
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
// Draw the sky after the plant, so that only its visible part is rendered.
dome.renderOrder = 1;
