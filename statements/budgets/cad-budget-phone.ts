import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: 'With an iPhone user agent, `cadBudget.maximumRenderCost` is 7,000,000 by default.',
  is: 7_000_000,
  expect: {
    '3.0.2': adapted(
      instead(
        '`cadBudget.maximumRenderCost` is `Infinity` by default, even if the user agent changes to that of an iPhone after the SDK has loaded.',
        'Infinity',
      ),
    ),
    '3.3.0': instead(
      '`cadBudget.maximumRenderCost` is 15,000,000 by default, even if the user agent changes to that of an iPhone after the SDK has loaded.',
      15_000_000,
    ),
    '4.29.0': holds,
  },
  run: ({ asPhone, newViewer }) => {
    asPhone();
    return newViewer().cadBudget.maximumRenderCost;
  },
});
