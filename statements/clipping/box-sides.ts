import { BoundingBoxClipper } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Setting a side of `BoundingBoxClipper`, such as `maxY`, moves one of its planes. Copies of the planes in a viewer don't change.",
  is: { moved: 1, viewer: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => {
    const clipper = new BoundingBoxClipper(new Box3(new Vector3(), new Vector3(2, 2, 2)));
    const constants = () => clipper.clippingPlanes.map(({ constant }) => constant);
    viewer.setGlobalClippingPlanes(clipper.clippingPlanes.map((plane) => plane.clone()));
    const before = constants();
    clipper.maxY = 1;
    const moved = constants().filter((constant, index) => constant !== before[index]).length;
    const own = viewer.getGlobalClippingPlanes().map(({ constant }) => constant);
    return { moved, viewer: own.join() === before.join() };
  },
});
