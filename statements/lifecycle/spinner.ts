import { statement } from '../statement';

export default statement({
  says: 'The viewer puts an indicator of loading into its element, in the upper left corner by default.',
  is: { before: true, after: 1 },
  run: ({ viewer }) => {
    const count = () => viewer.domElement.children.length;
    const before = count() > 1;
    return { before, after: count() - 1 };
  },
});
