import { requestsOf } from '../tests/tools';
import { expectColor } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'dm-color-asset',
  needs: 'DMDataSourceType',
  prompt:
    'Show the CAD model `plant`, and color all parts of an asset blue (0, 0, 255). The asset is an instance of `CogniteAsset` in the core data model (space `cdf_cdm`, version `v1`) with the name "R-202". It and its `CogniteCADNode` instances refer to the same `Cognite3DObject` in their property `object3D`. Query the instances with the client instead of asset mappings. The rest keeps its colors.',
  wrong: { from: "'R-202'", to: "'R-201'" },
  async judge(stage) {
    const asked = (await requestsOf(stage.page)).map(({ url }) => url);
    const classic = asked.filter((url) => url.includes('/mappings'));
    expect(classic.length === 0, 'no request for asset mappings', `${classic.length} of them`);
    expect(
      asked.some((url) => url.includes('/models/instances/')),
      'a query of instances',
      `${asked.length} requests, none of that kind`,
    );
    await expectColor(stage, 'R-202', '#0000ff');
    await expectColor(stage, 'R-201', '#0000ff', 'not');
  },
});
