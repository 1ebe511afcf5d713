import { holds, instead, statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.getClasses()` returns the `name`, `code`, and `color` of each class.',
  is: { fields: [['code', 'color', 'name']], some: true },
  expect: {
    '3.0.2': instead(
      '`CognitePointCloudModel.getClasses()` returns items without a `name`, `code`, or `color`.',
      { fields: [['']], some: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ cloud }) => {
    const classes = (await cloud).getClasses();
    const fields = new Set(classes.map((item) => Object.keys(item).sort().join()));
    return { fields: [...fields].map((text) => text.split(',')), some: classes.length > 1 };
  },
});
