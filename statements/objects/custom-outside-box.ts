import { CustomObject } from '@cognite/reveal';
import { BoxGeometry, Mesh } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getSceneBoundingBox()` excludes a `CustomObject` whose `isPartOfBoundingBox` is false.',
  is: { withIt: false, without: true },
  expect: { '3.0.2': lacks('CustomObject'), '4.29.0': holds },
  run: ({ viewer, newViewer }) => {
    const isEmpty = (own: typeof viewer, isPart: boolean) => {
      const object = new CustomObject(new Mesh(new BoxGeometry(1, 1, 1)));
      object.isPartOfBoundingBox = isPart;
      own.addCustomObject(object);
      return own.getSceneBoundingBox().isEmpty();
    };
    return { withIt: isEmpty(viewer, true), without: isEmpty(newViewer(), false) };
  },
});
