import { WellKnownAsprsPointClassCodes } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`WellKnownAsprsPointClassCodes` contains the codes of point classes: `Ground` is 2, `Building` is 6, and `Default` is -1.',
  is: { ground: 2, building: 6, other: -1 },
  run: () => ({
    ground: WellKnownAsprsPointClassCodes.Ground,
    building: WellKnownAsprsPointClassCodes.Building,
    other: WellKnownAsprsPointClassCodes.Default,
  }),
});
