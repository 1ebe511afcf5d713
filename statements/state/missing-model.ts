import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setViewState()` resolves even if a model in the state hasn't been added. The error causes an unhandled rejection.",
  is: { resolved: true, uncaught: true },
  run: async ({ viewer, uncaught, until, messageOf }) => {
    const model = { modelId: 1, revisionId: 2, defaultNodeAppearance: {}, styledSets: [] };
    const state = { ...viewer.getViewState(), models: [model] };
    const message = await messageOf(() => viewer.setViewState(state));
    await until(() => uncaught.length > 0);
    return {
      resolved: message === null,
      uncaught: uncaught.some((text) => text.includes('has not been added to viewer')),
    };
  },
});
