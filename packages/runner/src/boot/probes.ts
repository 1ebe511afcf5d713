/** Answers the page's probes. A probe queries or operates the running program, to check a lesson. */
import { maxModels, maxProbeText, type Probe, type ProbeResult, type ResultOf } from '../probes';
import { nextFrame, waitForFrame } from './nextFrame';
import type { FramePort } from './port';
import { performInput } from './probeInput';
import { isCad, toTuple, vectorLike, type Model, type Viewer } from './sdkViewer';
import { currentTime, wait } from './timers';
import type { Watch } from './watch';

const { apply, getOwnPropertyDescriptor } = Reflect;
const getText = getOwnPropertyDescriptor(HTMLElement.prototype, 'innerText')?.get;

/** Maximum number of animation frames to wait for a picture. The viewer might not have anything to draw. */
const framesWithoutPicture = 3;
/** Time to wait for tasks that an animation frame has scheduled, in milliseconds. */
const taskTime = 20;

/** Minimum time for which the camera must stay still before the view counts as at rest, in milliseconds. */
const restTime = 50;

interface Viewers {
  readonly viewers: readonly Viewer[];
  readonly newest: Watch | undefined;
  readonly isDisposed: boolean;
  readonly isQuiet: boolean;
}

class NoViewerError extends Error {
  constructor(readonly reason: 'noViewer' | 'disposed') {
    super();
  }
}

function kindOf(model: Model): 'cad' | 'points' | 'other' {
  if (isCad(model)) return 'cad';
  return model.visiblePointCount === undefined ? 'other' : 'points';
}

function sizeOf({ viewer }: Watch): [number, number] {
  const { width, height } = viewer.domElement.getBoundingClientRect();
  return [width, height];
}

function readState({ viewers, newest, isDisposed }: Viewers): ResultOf<'state'> {
  const models = newest?.viewer.models ?? [];
  return {
    type: 'state',
    viewers: viewers.length,
    isDisposed,
    models: models
      .slice(0, maxModels)
      .map((model) => ({ kind: kindOf(model), visible: model.visible !== false })),
    ...(newest === undefined ? {} : { view: { camera: newest.camera, size: sizeOf(newest) } }),
  };
}

/** Copies the viewer's next picture. Resolves when it's drawn, or after `framesWithoutPicture` animation frames. */
function nextPicture({ viewer, snapshot }: Watch): Promise<void> {
  return new Promise((resolve) => {
    let framesLeft = framesWithoutPicture;
    const finish = () => {
      framesLeft = 0;
      viewer.off('sceneRendered', finish);
      resolve();
    };
    const onFrame = () => {
      framesLeft -= 1;
      if (framesLeft === 0) finish();
      else if (framesLeft > 0) nextFrame(onFrame);
    };
    viewer.on('sceneRendered', finish);
    snapshot.copyNext();
    viewer.requestRedraw();
    nextFrame(onFrame);
  });
}

/**
 * Checks whether the view is at rest. First requests a picture, because the viewer starts to load parts for a new
 * camera position only after a frame in which the camera has stopped. If frames are slow, that can take a second.
 */
async function readRest(viewers: Viewers, watch: Watch): Promise<ResultOf<'rest'>> {
  if (!watch.isStopped) return { type: 'rest', state: 'changing' };
  const before = JSON.stringify(watch.camera);
  const start = currentTime();
  await nextPicture(watch);
  // A slow camera can be at the same position in two consecutive frames.
  while (currentTime() - start < restTime) await waitForFrame();
  await wait(taskTime);
  if (!viewers.isQuiet) return { type: 'rest', state: watch.comesInParts ? 'changing' : 'loading' };
  const isResting =
    watch.isStopped && watch.snapshot.isCurrent && before === JSON.stringify(watch.camera);
  return { type: 'rest', state: isResting ? 'resting' : 'changing' };
}

async function pick({ viewer }: Watch, [x, y]: readonly [number, number]) {
  const found = await viewer.getIntersectionFromPixel(x, y);
  if (found === null) return null;
  const { type, point, treeIndex } = found;
  const kind = type === 'cad' ? 'cad' : type === 'pointcloud' ? 'points' : 'other';
  return {
    kind,
    point: toTuple(point),
    ...(treeIndex === undefined ? {} : { treeIndex }),
  } as const;
}

function project(watch: Watch, [x, y, z]: readonly [number, number, number]) {
  const { position } = watch.viewer.cameraManager.getCameraState();
  const place = watch.viewer.worldToScreen(vectorLike(position, x, y, z), true);
  if (place === null) return null;
  const [width, height] = sizeOf(watch);
  const found: [number, number] = [place.x * width, place.y * height];
  // Without a model, the SDK returns NaN.
  return found.every(Number.isFinite) ? found : null;
}

const textOf = (element: HTMLElement) =>
  getText === undefined ? '' : (apply(getText, element, []) as string).trim();

/** If several buttons match, returns the last one, because newer buttons appear above older ones. */
function findButton(label: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], summary, input')]
    .filter((button) => {
      const name =
        button instanceof HTMLInputElement
          ? /^(?:button|submit)$/.test(button.type)
            ? button.value
            : undefined
          : (button.getAttribute('aria-label') ?? textOf(button));
      return name === label && button.getClientRects().length > 0;
    })
    .at(-1);
}

function readText(): string {
  // Skip the heading and the description, which are part of the frame's document.
  const added = [...document.body.children].map((element) =>
    element.localName === 'main'
      ? [...element.children].filter(({ localName }) => !/^(?:h1|p)$/.test(localName)).map(read)
      : [read(element)],
  );
  return added.flat().join('\n').trim().slice(0, maxProbeText);
}

/** `innerText` would return the source of elements that aren't rendered, such as scripts. */
const read = (element: Element) =>
  element instanceof HTMLElement && element.getClientRects().length > 0 ? textOf(element) : '';

async function answer(viewers: Viewers, probe: Probe): Promise<ProbeResult> {
  if (probe.type === 'state') return readState(viewers);
  if (probe.type === 'text') return { type: 'text', text: readText() };
  if (probe.type === 'press') {
    const button = findButton(probe.button);
    button?.click();
    return { type: 'press', found: button !== undefined };
  }
  const watch = viewers.newest;
  if (watch === undefined) throw new NoViewerError(viewers.isDisposed ? 'disposed' : 'noViewer');
  switch (probe.type) {
    case 'rest':
      return readRest(viewers, watch);
    case 'pick':
      return { type: 'pick', hit: await pick(watch, probe.place) };
    case 'project':
      return { type: 'project', place: project(watch, probe.point) };
    case 'input':
      await performInput(watch.viewer.domElement, probe.input);
      return { type: 'input' };
  }
}

/** Answers all probes from the page. The result is `failed` if the SDK or one of the program's own methods throws. */
export function answerProbes(port: FramePort, viewers: Viewers): void {
  port.onMessage((message) => {
    if (message.type !== 'probe') return;
    const { id } = message;
    answer(viewers, message.probe).then(
      (result) => port.send({ type: 'probed', id, result }),
      (error: unknown) => {
        const reason = error instanceof NoViewerError ? error.reason : 'error';
        port.send({ type: 'probed', id, result: { type: 'failed', reason } });
      },
    );
  });
}
