import { requestsOf } from '../tests/tools';
import { expectColor } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'find-by-property',
  prompt:
    'Show the CAD model `plant`, and color all centrifugal pumps green (0, 255, 0). Query Cognite Data Fusion for them: in the category "General", their property "Type" is "Centrifugal pump". The rest keeps its colors.',
  wrong: { from: 'Centrifugal pump', to: 'Horizontal drum' },
  async judge(stage) {
    const asked = (await requestsOf(stage.page)).filter(({ url, body }) =>
      `${url} ${body}`.includes('Centrifugal pump'),
    );
    expect(asked.length > 0, 'a request for nodes of the type "Centrifugal pump"', 'none');
    for (const name of ['P-101', 'P-203A', 'P-401']) await expectColor(stage, name, '#00ff00');
    for (const name of ['R-201', 'C-201']) await expectColor(stage, name, '#00ff00', 'not');
  },
});
