import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A new viewer has no global clipping planes.',
  is: 0,
  expect: { '3.0.2': lacks('Cognite3DViewer.getGlobalClippingPlanes'), '4.29.0': holds },
  run: ({ viewer }) => viewer.getGlobalClippingPlanes().length,
});
