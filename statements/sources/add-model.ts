import { holds, instead, statement } from '../statement';

export default statement({
  says: 'With a custom data source, `addModel()` and `determineModelType()` query the data source.',
  is: { addModel: true, determineModelType: true, addCadModel: true },
  expect: {
    '3.0.2': instead(
      "With a custom data source, `addModel()` and `determineModelType()` don't query the data source, but `addCadModel()` does.",
      { addModel: false, determineModelType: false, addCadModel: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, plant, messageOf }) => {
    let asked = false;
    const getModelOutputs = async () => {
      asked = true;
      return [];
    };
    const customDataSource = {
      // 3.0 requests the URI of a model. Later releases request its outputs first.
      getModelMetadataProvider: () => ({ getModelOutputs, getModelUri: getModelOutputs }),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    await messageOf(() => viewer.addModel(plant));
    const addModel = asked;
    asked = false;
    await messageOf(() => viewer.determineModelType(plant.modelId, plant.revisionId));
    const determineModelType = asked;
    asked = false;
    await messageOf(() => viewer.addCadModel(plant));
    return { addModel, determineModelType, addCadModel: asked };
  },
});
