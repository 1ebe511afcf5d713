/**
 * Runs one program on a page: loads the modules it needs, makes the frame, answers its requests, and keeps the
 * state. Imported lazily, with the manifests, so that reading a page costs none of it.
 */
import bootAsset from '@site/.generated/frame/boot.json';
import demoManifest from '@site/.generated/demo/manifest.json';
import sdkManifest from '@site/.generated/sdk/manifest.json';
import { isUpdate } from '../../client/typed';
import type { Camera, FrameMessage } from '../messages';
import type { Traffic } from '../perSecond';
import type { CompiledProgram } from '../program/compile';
import type { Connection } from './connection';
import { createDemoNetwork } from './demoNetwork';
import { createFrame, type Frame, type FrameProgram } from './frame';
import { loadModules, modulesToLoad } from './loadModules';
import { createOwnNetwork } from './ownNetwork';
import { createPictures } from './pictures';
import { startPulse, type Pulse } from './pulse';
import type { RunState } from './runState';
import { keepState, type StateKeeper } from './stateKeeper';
import { createWishes } from './wishes';

/** Specifier of the module whose viewers are watched. */
const sdkSpecifier = '@cognite/reveal';

export interface SessionInput {
  /** Element that the frame is put into. */
  readonly container: HTMLElement;
  /** Name of the frame for assistive technology. */
  readonly title: string;
  /** What the view shows, for readers who do not see it. */
  readonly description: string;
  /** Folder of the version whose modules run the program. */
  readonly folder: string;
  readonly program: CompiledProgram;
  /** Address of a file below the site's base path. */
  readonly assetUrl: (path: string) => string;
  /** View to start with instead of the program's own. */
  readonly camera?: Camera;
  /** The reader's own project in place of the demo one. */
  readonly connection?: Connection | undefined;
  readonly onState: (state: RunState) => void;
  /** Every message of the frame, for console and camera. */
  readonly onMessage?: (message: FrameMessage) => void;
}

export interface Session {
  /** Moves the camera back to where it was in the first complete picture. */
  resetView(): void;
  /** Moves the camera; before the first complete picture, that is done with it. */
  setCamera(camera: Camera): void;
  /** While on, the frame tells of its camera at short intervals: for a view that moves with another. */
  followClosely(on: boolean): void;
  /** While on, the frame tells what the reader's clicks hit. */
  watchClicks(on: boolean): void;
  /** A picture of what the viewer shows, or null when it shows nothing. */
  takePicture(): Promise<Blob | null>;
  /** The most that the frame has sent within one second; for the bench. */
  readonly peak: Traffic;
  /** Requests to the demo project that no endpoint answered. */
  readonly unknownEndpoints: readonly string[];
  /** Ends the run and frees everything it holds. */
  stop(): void;
}

/** Loads what a frame needs to run the program; undefined for a program without a module. */
async function loadProgram(
  { folder, program, assetUrl }: SessionInput,
  keeper: StateKeeper,
  onBytes: (bytes: number) => void,
): Promise<FrameProgram | undefined> {
  const release = sdkManifest[folder];
  if (release === undefined) throw new Error(`No SDK was built for "${folder}".`);
  const wanted = modulesToLoad(release, program.imports);
  keeper.begin(wanted.reduce((sum, { module }) => sum + module.bytes, 0));
  const modules = await loadModules(wanted, assetUrl, onBytes);
  const entry = program.modules[0];
  return (
    entry && {
      modules,
      program: program.modules.map((module) => ({ ...module, imports: [...module.imports] })),
      entry: entry.specifier,
      sdk: sdkSpecifier,
    }
  );
}

/** Something of the site did not load. */
async function tellFailure(
  dispatch: StateKeeper['dispatch'],
  reason: 'module' | 'data',
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const isUpdated = await isUpdate(error);
  dispatch({ type: 'failure', failure: { reason: isUpdated ? 'updated' : reason, message } });
}

/** The demo project, and what answers the program: that, or the reader's own project. */
function createNetworks(
  { assetUrl, connection }: SessionInput,
  dispatch: StateKeeper['dispatch'],
  onBytes: (bytes: number) => void,
) {
  const demo = createDemoNetwork({
    manifest: demoManifest,
    assetUrl,
    onBytes,
    onDataError: (error) => tellFailure(dispatch, 'data', error),
  });
  const network = connection === undefined ? demo : createOwnNetwork(connection, onBytes);
  return { demo, network };
}

function startPulseOf({ send }: Frame, dispatch: StateKeeper['dispatch']): Pulse {
  return startPulse({
    ask: (id) => send({ type: 'ping', id }),
    onSilent: () => dispatch({ type: 'silent' }),
    onAnswering: () => dispatch({ type: 'answering' }),
  });
}

/** Starts a run. What goes wrong shows in the state; nothing is thrown. */
export function startSession(input: SessionInput): Session {
  let frame: Frame | undefined;
  let pulse: Pulse | undefined;
  const pictures = createPictures(input.container, (id) =>
    frame?.send({ type: 'takePicture', id }),
  );

  /** Removes the frame: its program ends, and its graphics context is free for another one. */
  function end(): void {
    pulse?.stop();
    frame?.remove();
    pictures.stop();
  }

  const keeper = keepState(input.onState, end);
  const wishes = createWishes((message) => frame?.send(message));
  if (input.camera !== undefined) wishes.setCamera(input.camera);
  const { dispatch } = keeper;

  function onMessage(message: FrameMessage): void {
    if (message.type === 'picture') {
      pictures.take(message);
      return;
    }
    // A program can tell of clicks that nobody watches.
    if (message.type === 'hit' && !wishes.isOn('watchClicks')) return;
    if (message.type === 'pong') pulse?.answered(message.id);
    if (message.type === 'ready' && message.viewers > 0) wishes.ready();
    dispatch(message);
    input.onMessage?.(message);
  }

  const onBytes = (bytes: number) => dispatch({ type: 'bytes', bytes });
  const { demo, network } = createNetworks(input, dispatch, onBytes);

  async function start(): Promise<void> {
    const program = await loadProgram(input, keeper, onBytes);
    // A module that failed meanwhile ended the run.
    if (program === undefined || keeper.isOver) return;
    frame = createFrame({
      container: input.container,
      title: input.title,
      description: input.description,
      boot: bootAsset,
      network,
      onMessage,
      onFault: (failure) => dispatch({ type: 'failure', failure }),
      program,
    });
    wishes.begin();
    pulse = startPulseOf(frame, dispatch);
  }

  start().catch((error: unknown) => tellFailure(dispatch, 'module', error));

  return {
    unknownEndpoints: demo.service.unknownEndpoints,
    resetView: () => frame?.send({ type: 'resetView' }),
    setCamera: wishes.setCamera,
    followClosely: (on) => wishes.set('followClosely', on),
    watchClicks: (on) => wishes.set('watchClicks', on),
    get peak() {
      return frame?.peak ?? { messages: 0, bytes: 0 };
    },
    takePicture: () => {
      const { state } = keeper;
      return frame === undefined || state.type === 'failed' || state.trouble === 'silent'
        ? Promise.resolve(null)
        : pictures.ask();
    },
    stop: () => {
      keeper.stop();
      end();
    },
  };
}
