import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setViewState()` resolves even if the state contains a node collection of an unknown type. The error causes an unhandled rejection.',
  is: { known: 0, resolved: true, uncaught: true },
  expect: {
    '3.0.2': adapted(
      instead(
        "`Cognite3DViewer.setViewState()` doesn't settle within 3 seconds if the state contains a node collection of an unknown type. The error causes an unhandled rejection.",
        { known: 0, resolved: 'open', uncaught: true },
      ),
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, cad, uncaught, until, sleep, messageOf }) => {
    const { modelId, revisionId } = await cad;
    const stateWith = (token: string) => {
      const styledSets = [{ token, state: [], appearance: {} }];
      const model = { modelId, revisionId, defaultNodeAppearance: {}, styledSets };
      return { ...viewer.getViewState(), models: [model] };
    };
    // First confirm that a known type doesn't cause an error.
    await viewer.setViewState(stateWith('TreeIndexNodeCollection'));
    await sleep(500);
    const known = uncaught.length;
    const resolved = await Promise.race([
      messageOf(() => viewer.setViewState(stateWith('Nobody'))).then((message) => message === null),
      sleep(3000).then(() => 'open'),
    ]);
    await until(() => uncaught.length > known);
    return { known, resolved, uncaught: uncaught.length > known };
  },
});
