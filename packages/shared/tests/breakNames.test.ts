import { expect, it } from 'vitest';
import { breakNames, namePieces } from '../src/breakNames';

it('long names may break before capital letters, short ones and words nowhere', () => {
  expect(namePieces('createCustomObjectIntersectInput()')).toEqual([
    'create',
    'Custom',
    'Object',
    'Intersect',
    'Input()',
  ]);
  expect(namePieces('Image360AnnotationSpecifier')).toEqual([
    'Image360',
    'Annotation',
    'Specifier',
  ]);
  expect(namePieces('fitCameraToModel()')).toEqual(['fitCameraToModel()']);
  expect(namePieces('About the API reference of the SDK')).toHaveLength(1);
});

it('tags and references of HTML stay as they are', () => {
  expect(breakNames('<code class="aLongClassNameOfMine">getVisualSceneBox&lt;T&gt;</code>')).toBe(
    '<code class="aLongClassNameOfMine">getVisualSceneBox&lt;T&gt;</code>',
  );
  expect(breakNames('<code>getVisualSceneBoundingBox</code>')).toBe(
    '<code>get<wbr>Visual<wbr>Scene<wbr>Bounding<wbr>Box</code>',
  );
});
