import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If CDF can\'t be reached, `Cognite3DViewer.addModel()` sends one request and rejects with "Failed to add model: {}".',
  is: { message: 'Failed to add model: {}', asked: 1 },
  expect: {
    '3.0.2': instead(
      "If CDF can't be reached, `Cognite3DViewer.addModel()` sends one request and rejects with the error from `fetch()`.",
      { message: 'Failed to fetch', asked: 1 },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, network, messageOf, sleep }) => {
    // Wait until the new viewer has sent its own requests.
    viewer.requestRedraw();
    await sleep(500);
    network.answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const before = network.requests.length;
    const message = await messageOf(() => viewer.addModel(plant));
    // Wait, because the viewer could also send requests after the call.
    await sleep(3000);
    return { message, asked: network.requests.length - before };
  },
});
