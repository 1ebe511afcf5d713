import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setViewState()` resolves even if the state contains a node collection of an unknown type. The error causes an unhandled rejection.',
  is: { resolved: true, uncaught: true },
  expect: {
    '3.0.2': adapted(
      instead(
        "`Cognite3DViewer.setViewState()` doesn't settle within 3 seconds if the state contains a node collection of an unknown type. The error causes an unhandled rejection.",
        { resolved: 'open', uncaught: true },
      ),
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, cad, uncaught, until, sleep, messageOf }) => {
    const { modelId, revisionId } = await cad;
    const styledSets = [{ token: 'Nobody', state: {}, appearance: {} }];
    const model = { modelId, revisionId, defaultNodeAppearance: {}, styledSets };
    const state = { ...viewer.getViewState(), models: [model] };
    const resolved = await Promise.race([
      messageOf(() => viewer.setViewState(state)).then((message) => message === null),
      sleep(3000).then(() => 'open'),
    ]);
    await until(() => uncaught.length > 0);
    return { resolved, uncaught: uncaught.length > 0 };
  },
});
