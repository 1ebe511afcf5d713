import { requestsOf } from '../tests/tools';
import { expectColor } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'style-by-asset',
  prompt:
    'Show the CAD model `plant`, and color all nodes blue (0, 0, 255) that are mapped to the asset with the external ID "R-202". Find the asset with the client, and its nodes with the asset mappings.',
  wrong: { from: "'R-202'", to: "'R-201'" },
  async judge(stage) {
    const asked = (await requestsOf(stage.page)).map(({ url }) => url);
    expect(
      asked.some((url) => url.includes('/mappings')),
      'a request for asset mappings',
      `${asked.length} requests, none of that kind`,
    );
    await expectColor(stage, 'R-202', '#0000ff');
    await expectColor(stage, 'R-201', '#0000ff', 'not');
  },
});
