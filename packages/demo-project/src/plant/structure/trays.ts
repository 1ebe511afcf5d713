import type { Vec3 } from '../kernel/math';
import { add, cross, distance, mix, normalize, scale, sub, Z } from '../kernel/math';
import type { PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { bar, tube } from '../kernel/solids';

/** Creates a horizontal cable tray from a to b. It has sections of about three meters, and several cables. */
export function cableTray(
  name: string,
  a: Vec3,
  b: Vec3,
  width: number,
  cables: number,
): PlantNode {
  const size = distance(a, b);
  const count = Math.max(1, Math.round(size / 3));
  const side = normalize(cross(Z, sub(b, a)));
  const lengths = Array.from({ length: count }, (_, i) => {
    const from = mix(a, b, i / count);
    const to = mix(a, b, (i + 1) / count);
    const rail = (sign: number): PlantNode['shapes'][number] => {
      const shift = add(scale(side, (sign * width) / 2), [0, 0, 0.06]);
      return bar(add(from, shift), add(to, shift), 0.02, 0.12);
    };
    const rungs = Array.from({ length: 8 }, (_, k) => {
      const at = mix(from, to, (k + 0.5) / 8);
      return bar(add(at, scale(side, -width / 2)), add(at, scale(side, width / 2)), 0.04, 0.02);
    });
    return part(`Tray ${i + 1}`, 'Cable tray', 'electrical', [rail(-1), rail(1), ...rungs]);
  });
  const run = Array.from({ length: cables }, (_, i) => {
    const shift = add(scale(side, -width / 2 + (width * (i + 0.5)) / cables), [0, 0, 0.045]);
    return part(
      `Cable ${i + 1}`,
      'Cable',
      i % 3 === 1 ? 'base' : 'cable',
      tube(add(a, shift), add(b, shift), Math.min(0.035, (width / cables) * 0.42)),
    );
  });
  return group(name, 'Cable tray', [...lengths, ...run], {
    discipline: 'Electrical',
    surface: 'electrical',
  });
}
