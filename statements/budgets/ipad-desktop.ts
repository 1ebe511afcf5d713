import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: 'If a device with touch input identifies itself as a Mac, as iPads do, `cadBudget.maximumRenderCost` is 7,000,000 by default instead of 15,000,000.',
  is: { mac: 15_000_000, tablet: 7_000_000 },
  expect: {
    '3.0.2': adapted(
      instead(
        'If the user agent changes to that of a Mac after the SDK has loaded, `cadBudget.maximumRenderCost` is `Infinity` by default, even if touch input is added.',
        { mac: 'Infinity', tablet: 'Infinity' },
      ),
    ),
    '3.3.0': instead(
      'If the user agent changes to that of a Mac after the SDK has loaded, `cadBudget.maximumRenderCost` is 15,000,000 by default, even if the device then also reports touch input.',
      {
        mac: 15_000_000,
        tablet: 15_000_000,
      },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer }) => {
    const value =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    const mac = newViewer().cadBudget.maximumRenderCost;
    Object.defineProperty(document, 'ontouchend', { value: null, configurable: true });
    const tablet = newViewer().cadBudget.maximumRenderCost;
    Reflect.deleteProperty(document, 'ontouchend');
    return { mac, tablet };
  },
});
