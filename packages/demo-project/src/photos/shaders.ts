export const skyColors = /* glsl */ `
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

/**
 * Adds grain, stains, and joints, so that large surfaces don't look freshly painted. `grainMap` contains noise that
 * tiles seamlessly.
 */
export const surfaceGrain = /* glsl */ `
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
