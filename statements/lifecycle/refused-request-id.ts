import { holds, instead, statement } from '../statement';

export default statement({
  says: 'When CDF refuses with 401, 403 or 500, the message of `Cognite3DViewer.addModel()` is "Failed to add model: " and JSON with the status and the ID of the request.',
  is: [
    [401, true],
    [403, true],
    [500, true],
  ],
  expect: {
    '3.0.2': instead(
      'The message of `Cognite3DViewer.addModel()` is a sentence and not JSON.',
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
      const [, json] = /^Failed to add model: (\{.*\})$/.exec(message) ?? [];
      if (json === undefined) return 'no JSON';
      const told = JSON.parse(json) as { readonly status?: number };
      seen.push([told.status, json.includes('request-1')]);
    }
    return seen;
  },
});
