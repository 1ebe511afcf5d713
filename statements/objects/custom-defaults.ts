import { CustomObject } from '@cognite/reveal';
import { Object3D } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In a new `CustomObject`, `isPartOfBoundingBox` and `useDepthTest` are true, but `shouldPick` and `shouldPickBoundingBox` are false.',
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
