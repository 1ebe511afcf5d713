import { requestsOf } from '../tests/tools';
import { expectPlantInView } from './look';
import { defineTask, expect } from './task';

interface BudgetViewer {
  readonly cadBudget: { readonly maximumRenderCost: number };
}

const limit = 200_000;
/**
 * Number of files with the plant's geometry. Together, they contain 446,850 triangles, more than the required limit
 * allows.
 */
const allFiles = 21;

export default defineTask({
  name: 'phone-budget',
  device: 'phone',
  prompt:
    'Show the CAD model `plant` with the same CAD budget on every device, phones included: a `maximumRenderCost` of 200,000. Without your setting, the SDK’s limit depends on the device. The setting must apply before the program downloads geometry, so that a phone never loads more than the budget allows.',
  wrong: { from: '200_000', to: '2_000_000' },
  async judge(stage) {
    const phone = await stage.frame.evaluate(() => navigator.userAgent.includes('iPhone'));
    expect(phone, 'a phone', 'another device');
    const { cost, models } = await stage.viewer((viewer: BudgetViewer & { models: unknown[] }) => ({
      cost: viewer.cadBudget.maximumRenderCost,
      models: viewer.models.length,
    }));
    expect(models === 1, 'one model', models);
    expect(cost === limit, `a \`maximumRenderCost\` of ${limit} on a phone`, cost);
    await stage.still();
    const asked = await requestsOf(stage.page);
    const files = new Set(asked.map(({ url }) => url).filter((url) => url.endsWith('.glb')));
    expect(files.size > 0, 'geometry of the plant', 'no files');
    expect(files.size < allFiles, `fewer than all ${allFiles} files of geometry`, files.size);
    await expectPlantInView(stage);
  },
});
