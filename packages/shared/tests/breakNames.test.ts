import { expect, it } from 'vitest';
import { breakNames, namePieces } from '../src/breakNames';

it('long names can break before capital letters and in paths, unlike short names and words', () => {
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
  expect(namePieces('@cognite/reveal/extensions/datasource')).toEqual([
    '@cognite/reveal/',
    'extensions/',
    'datasource',
  ]);
  expect(namePieces('About the API reference of the SDK')).toHaveLength(1);
});

it('HTML tags and entities stay unchanged', () => {
  expect(breakNames('<code class="aLongClassNameOfMine">getVisualSceneBox&lt;T&gt;</code>')).toBe(
    '<code class="aLongClassNameOfMine">getVisualSceneBox&lt;T&gt;</code>',
  );
  expect(breakNames('<code>getVisualSceneBoundingBox</code>')).toBe(
    '<code>get<wbr>Visual<wbr>Scene<wbr>Bounding<wbr>Box</code>',
  );
});
