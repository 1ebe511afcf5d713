import { demoNode, requestsOf } from '../tests/tools';
import { countHits } from './look';
import { defineTask, expect } from './task';

/** Maximum number of geometry files that the program can load. The model has 21. */
const mostFiles = 8;

/** The task is based on `docs/concepts.mdx`, "You can load a part of a model". */
export default defineTask({
  name: 'load-area',
  prompt:
    'Show only an area of the CAD model `plant`: the cooling tower in the box from (30, -1, -33) to (54, 10, -21). The program downloads only the sectors of the model that overlap this box, wherever the camera is. The model has 21 files of geometry (.glb), and no more than 8 are necessary.',
  wrong: {
    from: 'isBoundingBoxInModelCoordinates: true',
    to: 'isBoundingBoxInModelCoordinates: false',
  },
  async judge(stage) {
    await stage.lookAt(demoNode('CT-401'));
    const own = await countHits(stage, 'CT-401');
    expect(own > 0, 'the cooling tower CT-401 in view', 'nothing of it');
    for (const name of ['T-101', 'C-201']) {
      await stage.lookAt(demoNode(name));
      const others = await countHits(stage, name);
      expect(others === 0, `${name} not loaded`, `visible at ${others} of 15 places`);
    }
    const urls = (await requestsOf(stage.page)).map(({ url }) => url.split('?')[0]);
    const files = new Set(urls.filter((url) => url?.endsWith('.glb'))).size;
    expect(files <= mostFiles, `at most ${mostFiles} files of geometry downloaded`, files);
  },
});
