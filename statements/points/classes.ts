import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type Cloud = Awaited<Tools['cloud']>;

async function run({ cloud }: Tools, codesOf: (model: Cloud) => number[]) {
  const model = await cloud;
  const codes = codesOf(model);
  const visible = () => codes.filter((code) => model.isClassVisible(code));
  const byDefault = visible().length === codes.length;
  const each = codes.map((code) => {
    model.setClassVisible(code, false);
    const others = codes.filter((other) => other !== code);
    const hidden = visible().join() === others.join();
    model.setClassVisible(code, true);
    return hidden && visible().length === codes.length;
  });
  return { several: codes.length > 1, byDefault, each: each.every(Boolean) };
}

export default statement({
  says: 'According to `isClassVisible()`, all classes in `getClasses()` are visible by default, and `setClassVisible()` hides or shows only the class you pass.',
  is: { several: true, byDefault: true, each: true },
  run: {
    '3.0.2': (tools) => run(tools, (model) => model.getClasses().map(Number)),
    '4.29.0': (tools) => run(tools, (model) => model.getClasses().map(({ code }) => code)),
  },
});
