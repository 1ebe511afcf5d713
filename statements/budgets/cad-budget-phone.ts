import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`maximumRenderCost` of `cadBudget` is 7,000,000 by default on phones and tablets.',
  is: 7_000_000,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ asPhone, newViewer }) => {
    asPhone();
    return newViewer().cadBudget.maximumRenderCost;
  },
});
