import { statement } from '../statement';

export default statement({
  says: '`modelUnit` is the unit of the source, and `modelUnitToMetersFactor` the factor to meters.',
  is: ['Meters', 1],
  run: async ({ cad }) => {
    const { modelUnit, modelUnitToMetersFactor } = await cad;
    return [modelUnit, modelUnitToMetersFactor];
  },
});
