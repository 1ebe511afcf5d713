/** Colors of the plant, by discipline. The demo project doesn't have any other hues. */

export type Discipline = 'Civil' | 'Structure' | 'Equipment' | 'Piping' | 'Electrical';

export type Rgb = readonly [number, number, number];

const hex = (value: string): Rgb => [
  parseInt(value.slice(1, 3), 16),
  parseInt(value.slice(3, 5), 16),
  parseInt(value.slice(5, 7), 16),
];

/** Named colors. The first color of each group represents the group's discipline. */
export const palette = {
  // Piping
  pipe: hex('#3f8481'),
  pipeLight: hex('#86b8b2'),
  flange: hex('#2a6f6d'),
  valve: hex('#25606a'),
  handwheel: hex('#cf7765'),
  // Structure
  steel: hex('#6c7a8a'),
  steelDark: hex('#5b6979'),
  grating: hex('#a9b4c0'),
  rail: hex('#8496aa'),
  // Equipment
  shell: hex('#f4eee2'),
  shellWarm: hex('#ebddc6'),
  shellTrim: hex('#d6c7a8'),
  rotating: hex('#dd8b76'),
  rotatingDark: hex('#bf6f5d'),
  base: hex('#968c80'),
  // Electrical
  electrical: hex('#ecbd6a'),
  cable: hex('#d9a255'),
  lamp: hex('#fff3cf'),
  // Civil
  concrete: hex('#e6e9e7'),
  paving: hex('#fbfbf8'),
  ground: hex('#dfebce'),
  road: hex('#cdd5da'),
  marking: hex('#ffffff'),
  wall: hex('#f4f1ea'),
  roof: hex('#d3dade'),
  glass: hex('#8fb0c4'),
  trunk: hex('#a58d72'),
  leaf: hex('#92b884'),
  leafLight: hex('#abca9a'),
} as const satisfies Record<string, Rgb>;

export type ColorName = keyof typeof palette;
