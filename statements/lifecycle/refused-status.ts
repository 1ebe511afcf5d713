import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If CDF refuses the request for the outputs of a model, `Cognite3DViewer.addModel()` rejects with an error whose `status` is the HTTP status of the response.',
  is: [400, 401, 403, 404],
  expect: {
    '3.0.2': holds,
    '4.29.0': instead(
      "If CDF refuses the request for the outputs of a model, `Cognite3DViewer.addModel()` rejects with an error that doesn't have a `status` property.",
      ['none', 'none', 'none', 'none'],
    ),
  },
  run: async ({ viewer, plant, network }) => {
    let status = 0;
    network.answer(({ path }) =>
      path.includes('/outputs')
        ? Response.json({ error: { code: status, message: 'refused' } }, { status })
        : undefined,
    );
    const seen: unknown[] = [];
    for (status of [400, 401, 403, 404]) {
      try {
        await viewer.addModel(plant);
        seen.push('resolved');
      } catch (error) {
        seen.push((error as { status?: unknown }).status ?? 'none');
      }
    }
    return seen;
  },
});
