import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer doesn't render while its canvas has `display: none`, even after `requestRedraw()`.",
  is: { shown: true, hidden: 0 },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ viewer, drawn, sleep }) => {
    await drawn();
    let count = 0;
    viewer.on('sceneRendered', () => (count += 1));
    viewer.canvas.style.display = 'none';
    await sleep(100);
    count = 0;
    viewer.requestRedraw();
    await sleep(300);
    const hidden = count;
    viewer.canvas.style.display = '';
    await drawn();
    return { shown: count > hidden, hidden };
  },
});
