import { WellKnownAsprsPointClassCodes } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`WellKnownAsprsPointClassCodes` gives names to the codes of classes, 2 for ground and 6 for buildings; that of all others is `Default`, -1.',
  is: { ground: 2, building: 6, other: -1 },
  run: () => ({
    ground: WellKnownAsprsPointClassCodes.Ground,
    building: WellKnownAsprsPointClassCodes.Building,
    other: WellKnownAsprsPointClassCodes.Default,
  }),
});
