import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Box3, Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// Everything without measurements is gray, so that the colors stand out.
model.setDefaultNodeAppearance({ color: new Color(0.84, 0.85, 0.87) });

// Colors from the Okabe-Ito palette, which people with color blindness can distinguish.
const classes = [
  { title: 'above 75 °C', color: '#d55e00', holds: (value: number) => value > 75 },
  { title: '50 to 75 °C', color: '#f0e442', holds: (value: number) => value >= 50 },
  { title: 'below 50 °C', color: '#56b4e9', holds: (value: number) => value < 50 },
  { title: 'no value', color: '#cc79a7', holds: () => true },
].map((own) => ({ ...own, nodes: new TreeIndexNodeCollection() }));
for (const { color, nodes } of classes) {
  // The viewer expects sRGB colors, but three.js stores linear ones, so convert them.
  model.assignStyledNodeCollection(nodes, { color: new Color(color).convertLinearToSRGB() });
}

const names = 'C-201 C-202 E-204 E-207 E-210 E-211 H-201 R-201 R-202 V-201 V-202 V-203'.split(' ');

/** Simulates a feed: returns the temperatures at a given second. One sensor has gaps. */
function readFeed(second: number): Map<string, number> {
  const values = names.map((name, index): [string, number] => {
    return [name, 62 + 32 * Math.sin(second / 8 + index * 2.3)];
  });
  const isSilent = second % 30 >= 10 && second % 30 < 20;
  return new Map(values.filter(([name]) => !(isSilent && name === 'R-201')));
}

const legend = document.createElement('section');
legend.innerHTML = `<style>
  section { position: absolute; left: 8px; bottom: 8px; width: 250px; padding: 6px 10px; background: #fffffff2; color: #16202a; font: 12px/1.4 system-ui }
  ul { margin: 0; padding: 0; list-style: none } li { padding-left: 20px; position: relative } section p { margin: 4px 0 0 }
  li::before { content: ''; position: absolute; left: 0; top: 2px; width: 12px; height: 12px; border: 1px solid #16202a; background: var(--color) }
  span { display: inline-block; padding-right: 6px } span:first-child { font-weight: 600 }
</style><ul></ul><p>Loading…</p>`;
document.body.append(legend);
const report = legend.querySelector('p')!;
const items = classes.map(({ color }) => {
  const item = document.createElement('li');
  item.style.setProperty('--color', color);
  return item;
});
legend.querySelector('ul')!.append(...items);

try {
  const nodes = await client.revisions3D
    .filter3DNodes(plant.modelId, plant.revisionId, { filter: { names } })
    .autoPagingToArray({ limit: Infinity });
  const boxes = await model.getBoundingBoxesByNodeIds(nodes.map(({ id }) => id));
  viewer.fitCameraToBoundingBox(
    boxes.reduce((all, box) => all.union(box), new Box3()),
    0,
    1.05,
  );
  const classOf = new Map<string, number>();

  const settings = { live: true, second: 0 };
  const update = () => {
    const values = readFeed(settings.second);
    // The first update includes all classes, so that the legend is complete.
    const stale = new Set(classOf.size === 0 ? classes.keys() : []);
    let moved = 0;
    for (const { name } of nodes) {
      const value = values.get(name) ?? NaN;
      const [before, now] = [classOf.get(name), classes.findIndex(({ holds }) => holds(value))];
      if (before === now) continue;
      classOf.set(name, now);
      moved += 1;
      stale.add(now);
      if (before !== undefined) stale.add(before);
    }
    // Update only changed collections. For each update, the model restyles the collection's nodes.
    for (const own of stale) {
      const members = nodes.filter(({ name }) => classOf.get(name) === own);
      const indices = new IndexSet();
      for (const { treeIndex, subtreeSize } of members)
        indices.addRange(new NumericRange(treeIndex, subtreeSize));
      classes[own]!.nodes.updateSet(indices);
      const words = [classes[own]!.title, ...members.map(({ name }) => name)];
      const spans = words.map((textContent) =>
        Object.assign(document.createElement('span'), { textContent }),
      );
      items[own]!.replaceChildren(...spans.flatMap((span) => [span, ' ']));
    }
    const [hottest, most] = [...values].sort((a, b) => b[1] - a[1])[0]!;
    report.textContent = `Second ${settings.second}: ${hottest} has ${most.toFixed(1)} °C. ${moved} changed color.`;
  };

  update();
  const gui = new GUI({ title: 'Temperatures', width: 220 });
  gui.add(settings, 'live');
  gui.add(settings, 'second', 0, 119, 1).listen().onChange(update);
  setInterval(() => {
    if (!settings.live || document.hidden) return;
    settings.second = (settings.second + 1) % 120;
    update();
  }, 1000);
} catch (error) {
  report.textContent = `The equipment could not be found. ${String(error)}`;
}
