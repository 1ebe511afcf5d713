import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A viewer clips nothing at first: its list of global planes is empty.',
  is: 0,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => viewer.getGlobalClippingPlanes().length,
});
