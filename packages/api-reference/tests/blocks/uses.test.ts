import { describe, expect, it } from 'vitest';
import { compileBlocks, type BlockModule } from '../../src/blocks/compiler';
import { createUseFinder } from '../../src/blocks/uses';
import { latest } from '../../../../tests/fixtures/versions';

const code = `import type { CameraManager, Cognite3DViewer, Cognite3DViewerOptions } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;

export async function show(manager: CameraManager): Promise<void> {
  const { domElement } = viewer;
  const { position: place } = manager.getCameraState();
  const parts = [{ dispose: 1 }].map(({ dispose }) => dispose);
  console.log(domElement, place, parts);
  viewer.setCameraManager(manager);
}

/** An option that is an object, a string or nothing. */
export const effects: Cognite3DViewerOptions['pointCloudEffects'] = {
  edlOptions: { strength: 0.3 },
};
`;

describe('the API that a program uses', () => {
  const block: BlockModule = { page: 'page', index: 0, extension: 'ts', title: 'a.ts', code };
  const compilation = compileBlocks(latest, [block]);
  const finder = createUseFinder(latest, compilation.program);
  const { places } = finder.find(compilation.fileOf(block));
  const found = places.map(({ symbol, member }) => [symbol, member].filter(Boolean).join('.'));

  it('includes members after a dot, in destructuring, and in object literals', () => {
    expect(compilation.diagnosticsOf(block)).toEqual([]);
    expect(found).toEqual([
      'Cognite3DViewer',
      'CameraManager',
      'Cognite3DViewer.domElement',
      'CameraState.position',
      'CameraManager.getCameraState',
      'Cognite3DViewer.setCameraManager',
      'Cognite3DViewerOptions',
      'EdlOptions.strength',
    ]);
  });
});
