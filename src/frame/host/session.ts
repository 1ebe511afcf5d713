/**
 * Runs one program on a page: loads the modules it needs, makes the frame, answers its requests, and keeps the
 * state. Imported lazily, with the manifests, so that reading a page costs none of it.
 */
import bootAsset from '@site/.generated/frame/boot.json';
import demoManifest from '@site/.generated/demo/manifest.json';
import sdkManifest from '@site/.generated/sdk/manifest.json';
import { modulesNeeded, type SdkModule, type SdkRelease } from '../sdkManifest';
import type { Camera, FrameMessage } from '../messages';
import type { Traffic } from '../perSecond';
import type { CompiledProgram } from '../program/compile';
import { loadModule } from './assets';
import type { Connection } from './connection';
import { createDemoNetwork } from './demoNetwork';
import { createFrame, type Frame } from './frame';
import { createOwnNetwork } from './ownNetwork';
import { createPictures } from './pictures';
import { startPulse, type Pulse } from './pulse';
import {
  initialRunState,
  isSameButNumbers,
  nextRunState,
  type RunEvent,
  type RunState,
} from './runState';

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
  /** A picture of what the viewer shows, or null when it shows nothing. */
  takePicture(): Promise<Blob | null>;
  /** The most that the frame has sent within one second; for the bench. */
  readonly peak: Traffic;
  /** Requests to the demo project that no endpoint answered. */
  readonly unknownEndpoints: readonly string[];
  /** Ends the run and frees everything it holds. */
  stop(): void;
}

/** Least time between two states that differ in numbers only, in milliseconds: each is rendered. */
const numbersTime = 100;
/** How long nothing may load before the reader is told that it is slow, in milliseconds. */
const slowTime = 30_000;

interface ModuleToLoad {
  readonly module: SdkModule;
  readonly specifiers: readonly string[];
}

/** The files to load for a program's imports; a file that goes by several names is loaded once. */
function modulesToLoad(release: SdkRelease, imports: readonly string[]): ModuleToLoad[] {
  const byFile = new Map<string, { module: SdkModule; specifiers: string[] }>();
  for (const specifier of modulesNeeded(release, imports)) {
    const module = release.modules[specifier];
    if (module === undefined) continue;
    const known = byFile.get(module.file);
    if (known === undefined) byFile.set(module.file, { module, specifiers: [specifier] });
    else known.specifiers.push(specifier);
  }
  return [...byFile.values()];
}

/** Starts a run. What goes wrong shows in the state; nothing is thrown. */
export function startSession(input: SessionInput): Session {
  let frame: Frame | undefined;
  let pulse: Pulse | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let numbersTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let state = initialRunState(0);
  const pictures = createPictures(input.container, (id) =>
    frame?.send({ type: 'takePicture', id }),
  );

  /** Tells a state; one that differs from the last in numbers only, with others that follow soon. */
  function tell(before: RunState): void {
    if (isSameButNumbers(before, state)) {
      numbersTimer ??= setTimeout(() => {
        numbersTimer = undefined;
        input.onState(state);
      }, numbersTime);
      return;
    }
    clearTimeout(numbersTimer);
    numbersTimer = undefined;
    input.onState(state);
  }

  function dispatch(event: RunEvent): void {
    if (stopped) return;
    const next = nextRunState(state, event);
    if (next === state) return;
    const before = state;
    state = next;
    clearTimeout(slowTimer);
    if (state.type === 'failed') end();
    if (state.type === 'loading')
      slowTimer = setTimeout(() => dispatch({ type: 'slow' }), slowTime);
    tell(before);
  }

  /** Removes the frame: its program ends, and its graphics context is free for another one. */
  function end(): void {
    clearTimeout(slowTimer);
    clearTimeout(numbersTimer);
    pulse?.stop();
    frame?.remove();
    pictures.stop();
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'picture') {
      pictures.take(message);
      return;
    }
    if (message.type === 'pong') pulse?.answered(message.id);
    if (message.type === 'ready' && state.type === 'loading' && input.camera !== undefined) {
      frame?.send({ type: 'setCamera', camera: input.camera });
    }
    dispatch(message);
    input.onMessage?.(message);
  }

  const onBytes = (bytes: number) => dispatch({ type: 'bytes', bytes });
  const demo = createDemoNetwork({
    manifest: demoManifest,
    assetUrl: input.assetUrl,
    onBytes,
    onDataError: ({ message }) =>
      dispatch({ type: 'failure', failure: { reason: 'data', message } }),
  });

  const network =
    input.connection === undefined ? demo : createOwnNetwork(input.connection, onBytes);

  async function start(): Promise<void> {
    const release = sdkManifest[input.folder];
    if (release === undefined) throw new Error(`No SDK was built for "${input.folder}".`);
    const wanted = modulesToLoad(release, input.program.imports);
    state = initialRunState(wanted.reduce((sum, { module }) => sum + module.bytes, 0));
    input.onState(state);
    const modules = await Promise.all(
      wanted.map(async ({ module, specifiers }) => ({
        specifiers: [...specifiers],
        imports: [...module.imports],
        source: await loadModule(input.assetUrl(module.file), module.bytes, onBytes),
      })),
    );
    const entry = input.program.modules[0];
    // A module that failed meanwhile ended the run.
    if (stopped || entry === undefined || state.type === 'failed') return;
    frame = createFrame({
      container: input.container,
      title: input.title,
      description: input.description,
      boot: bootAsset,
      network,
      onMessage,
      onFault: (failure) => dispatch({ type: 'failure', failure }),
      program: {
        modules,
        program: input.program.modules.map((module) => ({
          ...module,
          imports: [...module.imports],
        })),
        entry: entry.specifier,
        sdk: sdkSpecifier,
      },
    });
    const { send } = frame;
    pulse = startPulse({
      ask: (id) => send({ type: 'ping', id }),
      onSilent: () => dispatch({ type: 'silent' }),
      onAnswering: () => dispatch({ type: 'answering' }),
    });
  }

  start().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    dispatch({ type: 'failure', failure: { reason: 'module', message } });
  });

  return {
    unknownEndpoints: demo.service.unknownEndpoints,
    resetView: () => frame?.send({ type: 'resetView' }),
    get peak() {
      return frame?.peak ?? { messages: 0, bytes: 0 };
    },
    takePicture: () =>
      frame === undefined || state.type === 'failed' || state.trouble === 'silent'
        ? Promise.resolve(null)
        : pictures.ask(),
    stop: () => {
      stopped = true;
      end();
    },
  };
}
