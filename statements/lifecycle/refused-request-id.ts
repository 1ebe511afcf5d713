import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If CDF responds to the request for the outputs of a model with 401, 403, or 500, `Cognite3DViewer.addModel()` rejects. The error message is "Failed to add model: " followed by JSON with the status and request ID.',
  is: [
    [401, true],
    [403, true],
    [500, true],
  ],
  expect: {
    '3.0.2': instead(
      'If CDF responds to the request for the outputs of a model with 401, `Cognite3DViewer.addModel()` rejects. The error message isn\'t "Failed to add model: " followed by JSON.',
      'no JSON',
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, network, messageOf }) => {
    let status = 0;
    network.answer(({ path }) =>
      path.includes('/outputs')
        ? Response.json(
            { error: { code: status, message: 'refused' } },
            { status, headers: { 'x-request-id': 'request-1' } },
          )
        : undefined,
    );
    const seen: [number | undefined, boolean][] = [];
    for (status of [401, 403, 500]) {
      const message = (await messageOf(() => viewer.addModel(plant))) ?? '';
      if (message === '') return 'no message';
      const [, json] = /^Failed to add model: (\{.*\})$/.exec(message) ?? [];
      if (json === undefined) return 'no JSON';
      const told = JSON.parse(json) as { readonly status?: number };
      seen.push([told.status, json.includes('request-1')]);
    }
    return seen;
  },
});
