import { statement } from '../statement';

export default statement({
  says: 'If `Cognite3DViewer.addModel()` rejects because CDF refuses a request, the same call adds the model once CDF accepts the request.',
  is: { rejected: true, before: 0, after: 1 },
  run: async ({ viewer, pumpSkid, network, messageOf }) => {
    let refuse = true;
    network.answer(({ path }) =>
      refuse && path.includes('/outputs')
        ? Response.json({ error: { code: 403, message: 'refused' } }, { status: 403 })
        : undefined,
    );
    const rejected = (await messageOf(() => viewer.addModel(pumpSkid))) !== null;
    const before = viewer.models.length;
    refuse = false;
    await viewer.addModel(pumpSkid);
    return { rejected, before, after: viewer.models.length };
  },
});
