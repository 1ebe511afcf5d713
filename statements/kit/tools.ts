/** Tools for a statement's program. Each program has its own tools, which are cleaned up when the program ends. */
import * as reveal from '@cognite/reveal';
import * as three from 'three';
import { client, plant, pointCloud, pumpSkid } from '../project';
import { MemoryCaches } from './caches';
import { newCameraManager } from './cameraManager';
import { countDrawCalls } from './drawCalls';
import { Clock } from './clock';
import { Input } from './input';
import { Mouse, type PointerKind } from './mouse';
import { resetNetwork, type Network } from './network';

type Viewer = reveal.Cognite3DViewer;
type ViewerOptions = ConstructorParameters<typeof reveal.Cognite3DViewer>[0];
type CadModel = Awaited<ReturnType<Viewer['addCadModel']>>;
type PointCloud = Awaited<ReturnType<Viewer['addPointCloudModel']>>;

/** Timeout of `until()`, in milliseconds. Even a busy machine needs much less. */
const patience = 15_000;
/** Default width and height of a viewer, in CSS pixels. */
const side = 64;

export interface Tools {
  /** The SDK's main module. Use it to access names that some releases don't export. */
  readonly reveal: typeof reveal;
  readonly three: typeof three;
  readonly client: typeof client;
  /** The plant as CAD, with 8,000 nodes. */
  readonly plant: typeof plant;
  /** A pump skid as CAD, with a few hundred nodes. */
  readonly pumpSkid: typeof pumpSkid;
  /** The plant as a point cloud. */
  readonly pointCloud: typeof pointCloud;
  /** A viewer of 64 × 64 CSS pixels, created on first use. */
  readonly viewer: Viewer;
  /** The pump skid in `viewer`, added on first use. */
  readonly cad: Promise<CadModel>;
  /** The point cloud in `viewer`, added on first use. */
  readonly cloud: Promise<PointCloud>;
  /** Creates a viewer with its own options. A statement can create at most four viewers. */
  newViewer(options?: Partial<ViewerOptions>): Viewer;
  /** Adds an element to the frame, 64 × 64 CSS pixels by default. */
  newElement(width?: number, height?: number): HTMLElement;
  readonly newCameraManager: typeof newCameraManager;
  /** Resolves with the color in the middle of `viewer`: red, green, and blue from 0 to 255. */
  pixel(viewer?: Viewer): Promise<number[]>;
  readonly clock: Clock;
  /** Simulates a mouse over `viewer`. The simulated events don't have default actions. */
  readonly mouse: Mouse;
  /** Simulates another pointer, or a pointer over another viewer. */
  pointer(kind: PointerKind, viewer?: Viewer): Mouse;
  /** Real mouse and keyboard input for `viewer` or another viewer. */
  input(viewer?: Viewer): Input;
  readonly network: Network;
  /** Sets the user agent to that of a phone, for viewers created later. */
  asPhone(): void;
  /** Replaces the frame's `caches` with an in-memory cache, for viewers created later. */
  keepFiles(): MemoryCaches;
  /** Waits until `condition` returns, or resolves with, a truthy value. Rejects after 15 seconds. */
  until(condition: () => unknown): Promise<void>;
  sleep(milliseconds: number): Promise<void>;
  /** Waits until `viewer` has loaded at least one part of its models, and all parts that it has requested. */
  loaded(viewer?: Viewer): Promise<void>;
  /** Requests a redraw and waits until `viewer` has rendered a frame. */
  drawn(viewer?: Viewer): Promise<void>;
  /** Moves the camera above the middle of a model, and waits until a pick there succeeds. */
  shown(model: CadModel | PointCloud, viewer?: Viewer): Promise<void>;
  /** Redraws `viewer`. Resolves with whether a pick in its middle hits a model. */
  isHit(viewer?: Viewer): Promise<boolean>;
  /** Starts counting the WebGL draw calls of `viewer`. Returns a function that returns the count so far. */
  countDrawCalls(viewer?: Viewer): () => number;
  /** Resolves with the message of the error that `action` throws or rejects with, or null if it succeeds. */
  messageOf(action: () => unknown): Promise<string | null>;
  /** Messages of uncaught errors and unhandled rejections since the statement started. */
  readonly uncaught: readonly string[];
  /** Warnings and errors logged to the console since the statement started. */
  readonly said: readonly string[];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Own {
  readonly viewer: Viewer;
  isDisposed: boolean;
  progress: { loaded: number; requested: number };
}

/** Collects console messages and uncaught errors. Returns a function that stops collecting. */
function listen(uncaught: string[], said: string[]): () => void {
  const onError = ({ error, message }: ErrorEvent) => uncaught.push(message || messageOf(error));
  const onRejection = ({ reason }: PromiseRejectionEvent) => uncaught.push(messageOf(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const { warn, error } = console;
  const tell = (values: unknown[]) => said.push(values.map(messageOf).join(' '));
  console.warn = (...values: unknown[]) => void tell(values);
  console.error = (...values: unknown[]) => void tell(values);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    Object.assign(console, { warn, error });
  };
}

async function readPixel(viewer: Viewer): Promise<number[]> {
  const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
    viewer.getScreenshot.bind(viewer);
  const url = await screenshot(side, side, false);
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(side, side).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return [...(context?.getImageData(side / 2, side / 2, 1, 1).data ?? [])].slice(0, 3);
}

/** Frees the WebGL context. The SDK doesn't free it, and browsers allow only a few contexts per page. */
function freeContext(canvas: HTMLCanvasElement | null): void {
  canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Creates the tools for one statement. `end()` cleans up and returns the number of created viewers. */
export function createTools(): { readonly tools: Tools; end(): number } {
  const own: Own[] = [];
  const elements: HTMLElement[] = [];
  const uncaught: string[] = [];
  const said: string[] = [];
  const clock = new Clock();
  const network = resetNetwork();
  const stopListening = listen(uncaught, said);
  const { caches } = window;
  const known: { viewer?: Viewer; cad?: Promise<CadModel>; cloud?: Promise<PointCloud> } = {};

  function newElement(width = side, height = side): HTMLElement {
    const element = document.createElement('div');
    Object.assign(element.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: `${width}px`,
      height: `${height}px`,
    });
    document.querySelector('#viewer')?.append(element);
    elements.push(element);
    return element;
  }

  function newViewer(options: Partial<ViewerOptions> = {}): Viewer {
    const progress = { loaded: 0, requested: 0 };
    const viewer = new reveal.Cognite3DViewer({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
      ...options,
      onLoading: (loaded: number, requested: number, culled: number) => {
        Object.assign(progress, { loaded, requested });
        options.onLoading?.(loaded, requested, culled);
      },
    } as ViewerOptions);
    const entry: Own = { viewer, isDisposed: false, progress };
    viewer.on('disposed', () => {
      entry.isDisposed = true;
    });
    own.push(entry);
    return viewer;
  }

  async function until(condition: () => unknown): Promise<void> {
    const end = performance.now() + patience;
    while (!(await condition())) {
      if (performance.now() > end) throw new Error(`Waited in vain for ${String(condition)}.`);
      await sleep(20);
    }
  }

  const canvasOf = (viewer: Viewer): HTMLElement =>
    viewer.domElement.querySelector('canvas') ?? viewer.domElement;

  const tools: Tools = {
    reveal,
    three,
    client,
    plant,
    pumpSkid,
    pointCloud,
    get viewer() {
      return (known.viewer ??= newViewer());
    },
    get cad() {
      return (known.cad ??= tools.viewer.addCadModel(pumpSkid));
    },
    get cloud() {
      return (known.cloud ??= tools.viewer.addPointCloudModel(pointCloud));
    },
    newViewer,
    newElement,
    newCameraManager,
    pixel: (viewer = tools.viewer) => readPixel(viewer),
    clock,
    get mouse() {
      return tools.pointer('mouse');
    },
    pointer: (kind, viewer) => new Mouse(() => canvasOf(viewer ?? tools.viewer), clock, kind),
    input: (viewer) => new Input(() => canvasOf(viewer ?? tools.viewer)),
    network,
    asPhone() {
      const value = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
      Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    },
    keepFiles() {
      const kept = new MemoryCaches();
      Object.defineProperty(window, 'caches', { value: kept, configurable: true, writable: true });
      return kept;
    },
    until,
    sleep,
    async loaded(viewer = tools.viewer) {
      const progress = own.find((entry) => entry.viewer === viewer)?.progress;
      await until(
        () => progress && progress.requested > 0 && progress.loaded >= progress.requested,
      );
    },
    async drawn(viewer = tools.viewer) {
      let isDrawn = false;
      const onRendered = () => {
        isDrawn = true;
      };
      viewer.on('sceneRendered', onRendered);
      viewer.requestRedraw();
      await until(() => isDrawn);
      viewer.off('sceneRendered', onRendered);
    },
    async shown(model, viewer = tools.viewer) {
      const { min, max } = model.getModelBoundingBox();
      const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2];
      const move = (step: number) => {
        const position = { x: x + 2 + step / 100, y: max.y + 5, z };
        return viewer.setViewState({ camera: { position, target: { x, y: min.y, z } } } as never);
      };
      await move(0);
      let step = 0;
      await until(async () => {
        // Point clouds load only while the camera moves. CAD models might load only after it stops.
        if (model.type === 'pointcloud') await move((step += 1) % 2);
        return tools.isHit(viewer);
      });
    },
    async isHit(viewer = tools.viewer) {
      // The viewer uploads styles to the GPU in small batches.
      await sleep(300);
      await tools.drawn(viewer);
      return (await viewer.getIntersectionFromPixel(side / 2, side / 2)) !== null;
    },
    countDrawCalls: (viewer = tools.viewer) => countDrawCalls(canvasOf(viewer)),
    async messageOf(action) {
      try {
        await action();
        return null;
      } catch (error) {
        return messageOf(error);
      }
    },
    uncaught,
    said,
  };

  return {
    tools,
    end() {
      clock.release();
      Reflect.deleteProperty(navigator, 'userAgent');
      Object.defineProperty(window, 'caches', {
        value: caches,
        configurable: true,
        writable: true,
      });
      for (const { viewer, isDisposed } of own) {
        const canvas = viewer.domElement.querySelector('canvas');
        if (!isDisposed) viewer.dispose();
        freeContext(canvas);
      }
      elements.forEach((element) => element.remove());
      stopListening();
      return own.length;
    },
  };
}
