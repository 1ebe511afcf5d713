import { CustomObject } from '@cognite/reveal';
import { Object3D } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A new `CustomObject` has `isPartOfBoundingBox` and `useDepthTest` set to true, and `shouldPick` and `shouldPickBoundingBox` set to false.',
  is: {
    isPartOfBoundingBox: true,
    shouldPick: false,
    shouldPickBoundingBox: false,
    useDepthTest: true,
  },
  expect: { '3.0.2': lacks('CustomObject'), '4.29.0': holds },
  run: () => {
    const { isPartOfBoundingBox, shouldPick, shouldPickBoundingBox, useDepthTest } =
      new CustomObject(new Object3D());
    return { isPartOfBoundingBox, shouldPick, shouldPickBoundingBox, useDepthTest };
  },
});
