import { holds, instead, statement } from '../statement';

export default statement({
  says: "With a custom data source, `addModel()` and `determineModelType()` call the data source's `getModelOutputs()`.",
  is: { addModel: true, determineModelType: true },
  expect: {
    '3.0.2': instead(
      "With a custom data source, `addModel()` and `determineModelType()` don't call the data source's `getModelOutputs()`.",
      { addModel: false, determineModelType: false },
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
      getModelMetadataProvider: () => ({ getModelOutputs }),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    await messageOf(() => viewer.addModel(plant));
    const addModel = asked;
    asked = false;
    await messageOf(() => viewer.determineModelType(plant.modelId, plant.revisionId));
    return { addModel, determineModelType: asked };
  },
});
