import { statement } from '../statement';

export default statement({
  says: '`modelUnit` is the unit of the source model, such as `Meters`, for which `modelUnitToMetersFactor` is 1.',
  is: ['Meters', 1],
  run: async ({ cad }) => {
    const { modelUnit, modelUnitToMetersFactor } = await cad;
    return [modelUnit, modelUnitToMetersFactor];
  },
});
