import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: 'With an iPhone user agent, `pointCloudBudget.numberOfPoints` defaults to 3,000,000 and `cadBudget.maximumRenderCost` to 7,000,000. The same defaults apply with a Mac user agent if the browser supports touch events, as on an iPad.',
  is: { phone: [7_000_000, 3_000_000], tablet: [7_000_000, 3_000_000] },
  expect: {
    '3.0.2': adapted(
      instead(
        '`pointCloudBudget.numberOfPoints` is 2,000,000 and `cadBudget.maximumRenderCost` is `Infinity` by default, even if the user agent changes to that of an iPhone or iPad.',
        { phone: ['Infinity', 2_000_000], tablet: ['Infinity', 2_000_000] },
      ),
    ),
    '3.3.0': instead(
      '`pointCloudBudget.numberOfPoints` is 3,000,000 and `cadBudget.maximumRenderCost` is 15,000,000 by default, even if the user agent changes to that of an iPhone or iPad after the SDK has loaded.',
      { phone: [15_000_000, 3_000_000], tablet: [15_000_000, 3_000_000] },
    ),
    '4.29.0': holds,
  },
  run: ({ asPhone, newViewer }) => {
    const budgets = () => {
      const { cadBudget, pointCloudBudget } = newViewer();
      return [cadBudget.maximumRenderCost, pointCloudBudget.numberOfPoints];
    };
    asPhone();
    const phone = budgets();
    const value =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    Object.defineProperty(document, 'ontouchend', { value: null, configurable: true });
    const tablet = budgets();
    Reflect.deleteProperty(document, 'ontouchend');
    return { phone, tablet };
  },
});
