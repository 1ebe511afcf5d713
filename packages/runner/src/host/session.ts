/**
 * Runs one program on a page: loads its modules, creates the frame, answers requests, and keeps the state up to date.
 */
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import type { Camera, FrameMessage, Rgb } from '../messages';
import type { Traffic } from '../perSecond';
import type { CompiledProgram } from '../program/compile';
import type { SdkManifest } from '../sdkManifest';
import { createAnswers, type Answers } from './answers';
import { createDemoNetwork } from './demoNetwork';
import type { BootScript } from './document';
import { createFrame, type Frame, type FrameProgram } from './frame';
import { loadModules, modulesToLoad } from './loadModules';
import { recordRequests, type RecordedRequest } from './recordRequests';
import { startHeartbeat, type Heartbeat } from './heartbeat';
import type { Network } from './requests';
import type { RunState } from './runState';
import { keepState, type StateKeeper } from './stateKeeper';
import { createPendingCommands } from './pendingCommands';

/** Specifier of the SDK's module. The frame watches the viewers that the program creates with this module. */
const sdkSpecifier = '@cognite/reveal';

export type CreateNetwork = (onBytes: (bytes: number) => void) => Network;

export interface SiteBuild {
  readonly boot: BootScript;
  readonly demo: DemoManifest;
  readonly sdk: SdkManifest;
  /** Resolves with true if the error occurred because the site was updated. */
  readonly isUpdate: (error: unknown) => Promise<boolean>;
}

export interface SessionInput {
  readonly build: SiteBuild;
  readonly container: HTMLElement;
  readonly title: string;
  readonly description: string;
  /** Folder name of the version that provides the modules for the program. */
  readonly folder: string;
  readonly program: CompiledProgram;
  /** Returns the URL of a file. `path` is relative to the site's base path. */
  readonly assetUrl: (path: string) => string;
  /** Initial camera, which replaces the program's own camera. */
  readonly camera?: Camera;
  /** Creates the network that replaces the demo project. `onBytes` receives the number of loaded bytes. */
  readonly createNetwork?: CreateNetwork | undefined;
  readonly onState: (state: RunState) => void;
  /** Called for each message from the frame that is neither a request nor an answer. */
  readonly onMessage?: (message: FrameMessage) => void;
}

export interface Session {
  /** Moves the camera back to its position in the first complete picture. */
  resetView(): void;
  /** Moves the camera now, or as soon as the first complete picture is drawn. */
  setCamera(camera: Camera): void;
  /** Sets the background of viewers for which the program doesn't set one. The SDK's background is the default. */
  setBackground(color: Rgb): void;
  /** Makes the frame report its camera at short intervals, for views that move together. */
  followClosely(on: boolean): void;
  /** Makes the frame report the objects that the reader clicks. */
  watchClicks(on: boolean): void;
  /** Resolves with a picture of the view, or null if it's empty. */
  takePicture(): Promise<Blob | null>;
  /** Resolves with the view's pixels, or null if it's empty. Call `close()` on the result. Rejects like `probe`. */
  takePixels(): Promise<ImageBitmap | null>;
  /**
   * Sends a probe, which is a question about the running program, or an action that a reader could perform. Rejects
   * with a `ProbeError`.
   */
  readonly probe: Answers['probe'];
  /** The program's requests, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** The highest traffic from the frame within one second. For tests. */
  readonly peak: Traffic;
  /** Requests to endpoints that the demo project doesn't have. */
  readonly unknownEndpoints: readonly string[];
  stop(): void;
}

/** Loads the program and its modules. Resolves with undefined for a program without modules. */
async function loadProgram(
  { build, folder, program, assetUrl }: SessionInput,
  keeper: StateKeeper,
  onBytes: (bytes: number) => void,
): Promise<FrameProgram | undefined> {
  const release = build.sdk[folder];
  if (release === undefined) throw new Error(`No SDK build for "${folder}".`);
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

async function reportFailure(
  { isUpdate }: SiteBuild,
  dispatch: StateKeeper['dispatch'],
  reason: 'module' | 'data',
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const isUpdated = await isUpdate(error);
  dispatch({ type: 'failure', failure: { reason: isUpdated ? 'updated' : reason, message } });
}

/** Creates the networks. Without `createNetwork`, the program uses the demo network. */
function createNetworks(
  { build, assetUrl, createNetwork }: SessionInput,
  dispatch: StateKeeper['dispatch'],
  onBytes: (bytes: number) => void,
) {
  const demo = createDemoNetwork({
    manifest: build.demo,
    assetUrl,
    onBytes,
    onDataError: (error) => reportFailure(build, dispatch, 'data', error),
  });
  return { demo, network: createNetwork?.(onBytes) ?? demo };
}

function startHeartbeatOf({ send }: Frame, dispatch: StateKeeper['dispatch']): Heartbeat {
  return startHeartbeat({
    ask: (id) => send({ type: 'ping', id }),
    onSilent: () => dispatch({ type: 'silent' }),
    onAnswering: () => dispatch({ type: 'answering' }),
  });
}

/** Starts a run. Errors appear in the state and aren't thrown. */
export function startSession(input: SessionInput): Session {
  let frame: Frame | undefined;
  let heartbeat: Heartbeat | undefined;
  const answers = createAnswers(input.container, (message) => {
    const { state } = keeper;
    if (frame === undefined || keeper.isOver) return false;
    if (state.type === 'failed' || state.trouble === 'silent') return false;
    frame.send(message);
    return true;
  });

  function end(): void {
    heartbeat?.stop();
    frame?.remove();
    answers.stop();
  }

  const keeper = keepState(input.onState, end);
  const pendingCommands = createPendingCommands((message) => frame?.send(message));
  if (input.camera !== undefined) pendingCommands.setCamera(input.camera);
  const { dispatch } = keeper;

  function onMessage(message: FrameMessage): void {
    if (answers.take(message)) return;
    // Ignore hits while the page doesn't watch clicks, because a program can send hits at any time.
    if (message.type === 'hit' && !pendingCommands.isOn('watchClicks')) return;
    if (message.type === 'pong') heartbeat?.answered(message.id);
    if (message.type === 'ready' && message.viewers > 0) pendingCommands.ready();
    dispatch(message);
    input.onMessage?.(message);
  }

  const onBytes = (bytes: number) => dispatch({ type: 'bytes', bytes });
  const { demo, network: answering } = createNetworks(input, dispatch, onBytes);
  const { network, requests } = recordRequests(answering);

  async function start(): Promise<void> {
    const program = await loadProgram(input, keeper, onBytes);
    // The run might have ended while the modules were loading.
    if (program === undefined || keeper.isOver) return;
    frame = createFrame({
      container: input.container,
      title: input.title,
      description: input.description,
      boot: input.build.boot,
      network,
      onMessage,
      onFault: (failure) => dispatch({ type: 'failure', failure }),
      program,
    });
    pendingCommands.begin();
    heartbeat = startHeartbeatOf(frame, dispatch);
  }

  start().catch((error: unknown) => reportFailure(input.build, dispatch, 'module', error));

  return {
    unknownEndpoints: demo.service.unknownEndpoints,
    resetView: () => frame?.send({ type: 'resetView' }),
    setCamera: pendingCommands.setCamera,
    setBackground: pendingCommands.setBackground,
    followClosely: (on) => pendingCommands.set('followClosely', on),
    watchClicks: (on) => pendingCommands.set('watchClicks', on),
    get peak() {
      return frame?.peak ?? { messages: 0, bytes: 0 };
    },
    takePicture: answers.ask,
    takePixels: answers.askPixels,
    probe: answers.probe,
    requests,
    stop: () => {
      keeper.stop();
      end();
    },
  };
}
