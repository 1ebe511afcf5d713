import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type CloudModel = Awaited<Tools['cloud']>;

async function run({ cloud, shown, isHit }: Tools, codesOf: (model: CloudModel) => number[]) {
  const model = await cloud;
  model.pointSize = 10;
  await shown(model);
  const show = (isVisible: boolean) =>
    codesOf(model).forEach((code) => model.setClassVisible(code, isVisible));
  show(false);
  const hidden = await isHit();
  show(true);
  return { shown: true, hidden, again: await isHit() };
}

export default statement({
  says: 'Points of a hidden class cannot be hit; when the class is shown again, they can.',
  is: { shown: true, hidden: false, again: true },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (model) => model.getClasses().map(Number)),
    '4.29.0': (tools) => run(tools, (model) => model.getClasses().map(({ code }) => code)),
  },
});
