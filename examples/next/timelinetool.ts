import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// Hide everything until a keyframe shows it.
model.setDefaultNodeAppearance(DefaultNodeAppearance.Hidden);

/** For each month, the tree index of the part that is built. */
const schedule: [title: string, month: number, root: number][] = [
  ['Site', 1, 7788],
  ['Pipe rack', 2, 2869],
  ['Tank farm', 3, 1],
  ['Process', 4, 811],
  ['Compression', 5, 2537],
  ['Utilities', 6, 2649],
  ['Process lines', 7, 3391],
  ['Utility lines', 8, 6435],
];
const stages = await Promise.all(
  schedule.map(async ([title, month, root]) => ({
    title,
    date: new Date(2026, month - 1),
    nodes: new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(root)),
  })),
);

const timeline = new TimelineTool(model);
// Each keyframe replaces the previous one, so it needs all styles for its date.
const keyframes = stages.map(({ date, nodes }, index) => {
  const keyframe = timeline.createKeyframe(date);
  for (const { nodes: earlier } of stages.slice(0, index)) {
    keyframe.assignStyledNodeCollection(earlier, DefaultNodeAppearance.Default);
  }
  keyframe.assignStyledNodeCollection(nodes, { visible: true, color: new Color(0.94, 0.64, 0.01) });
  return keyframe;
});

const state = { date: '', stage: '' };
function tell(date: Date): void {
  state.date = date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
  state.stage = stages.filter((stage) => stage.date <= date).at(-1)?.title ?? '';
}
timeline.subscribe('dateChanged', ({ date }) => tell(date));

function play(): void {
  // Remove styles from an earlier run, because `timeline.play()` removes only its own styles.
  timeline.stop();
  model.removeAllStyledNodeCollections();
  timeline.play(stages[0]!.date, new Date(2026, 8), 20_000);
}

// Show the plant in April until the user clicks play.
keyframes[3]!.activate();
tell(stages[3]!.date);
const gui = new GUI({ title: 'Build-up', width: 240 });
gui.add(state, 'date').listen().disable();
gui.add(state, 'stage').listen().disable();
gui.add({ play }, 'play');
gui.add({ pause: () => timeline.pause() }, 'pause');
gui.add({ resume: () => timeline.resume() }, 'resume');
