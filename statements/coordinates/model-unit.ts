import { statement } from '../statement';

export default statement({
  says: '`modelUnit` is the unit of the source model, such as `Meters`. `modelUnitToMetersFactor` converts that unit to meters.',
  is: ['Meters', 1],
  run: async ({ cad }) => {
    const { modelUnit, modelUnitToMetersFactor } = await cad;
    return [modelUnit, modelUnitToMetersFactor];
  },
});
