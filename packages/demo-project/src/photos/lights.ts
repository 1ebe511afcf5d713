/** The lights of a render pass: samples of the sun's disc and of the sky. Each sample casts its own shadows. */
import * as THREE from 'three';
import { radicalInverse } from './radicalInverse';
import { skyHorizon, skyZenith, sunDirection } from './sky';

const sunCount = 4;
const skyCount = 8;

/** Edge length of a shadow map, in pixels. */
const shadowSize = 4096;
/** Edge length of the area that a shadow map covers, in meters. */
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
  return light;
}

const suns = Array.from({ length: sunCount }, () => makeLight());
const skyLights = Array.from({ length: skyCount }, () => makeLight());

/** Adds all lights to a scene, including light that the ground reflects. */
export function addLights(scene: THREE.Scene): void {
  for (const light of [...suns, ...skyLights]) scene.add(light, light.target);
  scene.add(
    new THREE.HemisphereLight(
      new THREE.Color(0.2, 0.22, 0.25),
      new THREE.Color(0.5, 0.47, 0.42),
      2.6,
    ),
  );
}

/** Sets up the lights for one pass. Afterward, the caller must update the shadows. */
export function setLights(pass: number, passes: number): void {
  const side = new THREE.Vector3(0, 1, 0).cross(sunDirection).normalize();
  const other = sunDirection.clone().cross(side);
  // Shift the shadow pixels of each light by a different amount, to make shadow edges smooth.
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
  // Sky light comes evenly from the upper hemisphere. Each surface weights it by the cosine of the angle of incidence.
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
}
