import { CustomObject } from '@cognite/reveal';
import { Object3D } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A `CustomObject` is part of the scene's box and uses the depth test by default; it is not picked, nor is its box.",
  is: {
    isPartOfBoundingBox: true,
    shouldPick: false,
    shouldPickBoundingBox: false,
    useDepthTest: true,
  },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: () => {
    const { isPartOfBoundingBox, shouldPick, shouldPickBoundingBox, useDepthTest } =
      new CustomObject(new Object3D());
    return { isPartOfBoundingBox, shouldPick, shouldPickBoundingBox, useDepthTest };
  },
});
