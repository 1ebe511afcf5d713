/** Colors of the plant by discipline: the only hues of the demo project. */

export type Discipline = 'Civil' | 'Structure' | 'Equipment' | 'Piping' | 'Electrical';

export type Rgb = readonly [number, number, number];

const hex = (value: string): Rgb => [
  parseInt(value.slice(1, 3), 16),
  parseInt(value.slice(3, 5), 16),
  parseInt(value.slice(5, 7), 16),
];

/** Named colors; the first of each group is what the discipline is known by. */
export const palette = {
  // Piping
  pipe: hex('#1f8a86'),
  pipeLight: hex('#7cc4ba'),
  pipeFire: hex('#c8504a'),
  flange: hex('#15706d'),
  valve: hex('#0f5e66'),
  handwheel: hex('#d0604c'),
  // Structure
  steel: hex('#5b7490'),
  steelDark: hex('#47607b'),
  grating: hex('#9fb0c0'),
  rail: hex('#e3b23c'),
  // Equipment
  shell: hex('#efe7d6'),
  shellWarm: hex('#e6d3b3'),
  shellTrim: hex('#cdb890'),
  rotating: hex('#e07a5f'),
  rotatingDark: hex('#b95b45'),
  base: hex('#8b7f70'),
  // Electrical
  electrical: hex('#eeb24a'),
  cable: hex('#d8963a'),
  lamp: hex('#fff3cf'),
  // Civil
  concrete: hex('#cfd3d1'),
  paving: hex('#dde1df'),
  ground: hex('#c9d6b8'),
  road: hex('#a9b2b7'),
  marking: hex('#f4f4ef'),
  wall: hex('#e9e6df'),
  roof: hex('#b7c0c6'),
  glass: hex('#7fa6bd'),
  trunk: hex('#9b8062'),
  leaf: hex('#86ad7a'),
  leafLight: hex('#a3c391'),
} as const satisfies Record<string, Rgb>;

export type ColorName = keyof typeof palette;
