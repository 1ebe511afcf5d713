import { createHash } from 'node:crypto';
import { shapes, widthOf, type Diagram, type Shape } from './diagram';
import { draw } from './draw';
import { modes, readPalette, type Mode, type Palette } from './palette';
import cameraManager from './sources/cameraManager';
import dataFlow from './sources/dataFlow';
import dataModel from './sources/dataModel';
import dataPath from './sources/dataPath';
import frameOrder from './sources/frameOrder';
import pixelLimit from './sources/pixelLimit';
import reactLife from './sources/reactLife';
import readyStates from './sources/readyStates';
import sectorBudget from './sources/sectorBudget';
import styleLayers from './sources/styleLayers';
import threeCopies from './sources/threeCopies';
import tokenRenewal from './sources/tokenRenewal';
import treeIndex from './sources/treeIndex';
import viewerClasses from './sources/viewerClasses';
import viewStates from './sources/viewStates';

/**
 * All diagrams. The keys are the names that pages use. To add a diagram, create a file in `sources` and an entry here.
 */
export const diagrams: Readonly<Record<string, Diagram>> = {
  'camera-manager': cameraManager,
  'data-flow': dataFlow,
  'data-model': dataModel,
  'data-path': dataPath,
  'frame-order': frameOrder,
  'pixel-limit': pixelLimit,
  'react-life': reactLife,
  'ready-states': readyStates,
  'sector-budget': sectorBudget,
  'style-layers': styleLayers,
  'three-copies': threeCopies,
  'token-renewal': tokenRenewal,
  'tree-index': treeIndex,
  'view-states': viewStates,
  'viewer-classes': viewerClasses,
};

/** Folder for the pictures, relative to the site's base path. File names in `assets` must contain a hash. */
export const picturesFolder = 'assets/diagrams';

export interface DiagramPicture {
  readonly mode: Mode;
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Relative to the site's base path. */
  readonly path: string;
}

function drawNamed(name: string, diagram: Diagram, shape: Shape, palette: Palette): string {
  try {
    return draw(diagram, shape, palette);
  } catch (error) {
    throw new Error(`Diagram "${name}", ${shape}: ${String(error)}`, { cause: error });
  }
}

/** Draws a diagram in both layouts and both color modes. Throws if the text doesn't fit. */
export function drawPictures(name: string, diagram: Diagram): DiagramPicture[] {
  return modes.flatMap((mode) => {
    const palette = readPalette(mode);
    return shapes.map((shape) => {
      const svg = drawNamed(name, diagram, shape, palette);
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
      return {
        mode,
        shape,
        width: widthOf[shape],
        height: diagram[shape].height,
        svg,
        path: `${picturesFolder}/${name}-${mode}-${shape}.${hash}.svg`,
      };
    });
  });
}
