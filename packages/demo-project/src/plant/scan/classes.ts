/**
 * Classes of scanned surfaces. Codes below 64 are from the LAS specification. The other codes are free for users to
 * define.
 */
import type { SurfaceClass } from '../kernel/node';

export interface PointClass {
  readonly name: string;
  readonly code: number;
  readonly rgb: string;
}

export const pointClasses: Readonly<Record<SurfaceClass | 'noise', PointClass>> = {
  ground: { name: 'Ground', code: 2, rgb: '#b9c79f' },
  vegetation: { name: 'Vegetation', code: 5, rgb: '#6f9f5f' },
  building: { name: 'Building', code: 6, rgb: '#c9b79c' },
  noise: { name: 'Noise', code: 7, rgb: '#d0509f' },
  paving: { name: 'Paving and concrete', code: 11, rgb: '#b4bcc2' },
  structure: { name: 'Structure', code: 64, rgb: '#5b7490' },
  pipe: { name: 'Pipe', code: 65, rgb: '#1f8a86' },
  equipment: { name: 'Equipment', code: 66, rgb: '#d98a5f' },
  electrical: { name: 'Electrical', code: 67, rgb: '#e0a93b' },
};

/** Returns the point cloud's `classificationSets.json`. */
export function classificationSets(): unknown {
  return {
    classificationSets: [{ name: 'Plant', classificationSet: Object.values(pointClasses) }],
  };
}
