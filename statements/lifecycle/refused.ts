import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If CDF refuses the request for the outputs of a model, `Cognite3DViewer.addModel()` rejects with an error message that contains the HTTP status.',
  is: [true, true, true],
  expect: {
    '3.0.2': instead(
      'If CDF refuses the request for the outputs of a model, `Cognite3DViewer.addModel()` rejects, but the error message doesn\'t contain text such as `"status":403`.',
      [false, false, false],
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, network, messageOf }) => {
    let status = 0;
    network.answer(({ path }) =>
      path.includes('/outputs')
        ? Response.json({ error: { code: status, message: 'refused' } }, { status })
        : undefined,
    );
    const has: unknown[] = [];
    for (status of [400, 403, 404]) {
      const message = await messageOf(() => viewer.addModel(plant));
      has.push(message?.includes(`"status":${status}`) ?? 'resolved');
    }
    return has;
  },
});
