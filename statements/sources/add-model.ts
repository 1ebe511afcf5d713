import { holds, instead, statement } from '../statement';

export default statement({
  says: 'With a custom data source, `addModel()` and `determineModelType()` query the data source.',
  is: {
    addModel: { asked: true, rejects: true },
    determineModelType: { asked: true, rejects: false },
    addCadModel: { asked: true, rejects: true },
    withCdf: { asked: false, rejects: false },
  },
  expect: {
    '3.0.2': instead(
      "With a custom data source, `addModel()` and `determineModelType()` reject and don't query the data source.",
      {
        addModel: { asked: false, rejects: true },
        determineModelType: { asked: false, rejects: true },
        addCadModel: { asked: true, rejects: true },
        withCdf: { asked: false, rejects: false },
      },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, plant, messageOf }) => {
    let asked = false;
    // Return an empty list, so that the data source doesn't have a model that a viewer can add.
    const getModelOutputs = async () => {
      asked = true;
      return [];
    };
    const customDataSource = {
      // SDK 3.0 requests a model's URI. Later releases request the model's outputs first.
      getModelMetadataProvider: () => ({ getModelOutputs, getModelUri: getModelOutputs }),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    const see = async (call: () => unknown) => {
      asked = false;
      const message = await messageOf(call);
      return { asked, rejects: message !== null };
    };
    const { modelId, revisionId } = plant;
    return {
      addModel: await see(() => viewer.addModel(plant)),
      determineModelType: await see(() => viewer.determineModelType(modelId, revisionId)),
      addCadModel: await see(() => viewer.addCadModel(plant)),
      withCdf: await see(() => newViewer().addModel(plant)),
    };
  },
});
