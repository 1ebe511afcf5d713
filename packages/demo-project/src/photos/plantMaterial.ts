import * as THREE from 'three';
import { skyColors, surfaceGrain } from './shaders';
import { skyUniforms } from './sky';

/** Creates a Lambert material with the model's colors, grain, sky reflections, and haze. */
export function plantMaterial(): THREE.Material {
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
