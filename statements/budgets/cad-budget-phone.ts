import { holds, instead, statement } from '../statement';

export default statement({
  says: '`maximumRenderCost` of `cadBudget` is 7,000,000 by default on phones and tablets.',
  is: 7_000_000,
  expect: {
    '3.0.2': instead('By default `maximumRenderCost` of `cadBudget` limits nothing.', 'Infinity'),
    '3.3.0': instead(
      'Whether it runs on a phone is asked when the SDK is loaded, not when a viewer is made.',
      15_000_000,
    ),
    '4.29.0': holds,
  },
  run: ({ asPhone, newViewer }) => {
    asPhone();
    return newViewer().cadBudget.maximumRenderCost;
  },
});
