import type { Camera } from '@reveal-docs/runner/messages';
import { createSecondLimit } from '@reveal-docs/runner/perSecond';
import { cameraOf, readRequest, type EmbedMessage, type EmbedRequest } from './messages';

/** Maximum number of messages per second. It allows a parent to move the camera in each frame that it renders. */
export const mostPerSecond = 120;

export interface ParentWindow {
  postMessage(message: EmbedMessage, targetOrigin: string): void;
}

export interface ParentEvent {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** Actions that a parent can request. If an action is refused or fails, it returns an error message. */
export interface Abilities {
  run(): string | undefined;
  setViewState(camera: Camera): string | undefined;
  /** Resolves with the picture, or with an error message. */
  takePicture(): Promise<Blob | string>;
}

export interface Parent {
  /** Handles a message event of this window. Ignores events that aren't from the parent. */
  hear(event: ParentEvent): void;
  /** Sends a message that isn't a response. The message contains only its type. */
  tell(type: 'listening' | 'ready'): void;
  /** Reports to the parent why a run ended. Does nothing before the parent's first request. */
  runFailed(reason: string): void;
}

const tooMany = `Too many messages. Only the first ${mostPerSecond} per second are handled.`;
const busy = 'A picture is already being taken. Try again after it arrives.';

/** Whether a response can be restricted to this origin. */
function isNamed(origin: string): boolean {
  return /^https?:\/\//.test(origin);
}

function wrong(type: EmbedRequest['type']): string {
  return type === 'setViewState'
    ? 'Invalid message. Position and target must be three numbers each, in meters.'
    : 'Invalid message. The message can contain only a type and a numeric id.';
}

/**
 * Creates the handler for messages from `parent`. The handler checks who sent a message, and limits how many are
 * accepted per second. `now` returns a time in milliseconds.
 */
export function createParent(
  parent: ParentWindow,
  abilities: Abilities,
  now: () => number,
): Parent {
  const limit = createSecondLimit({ messages: mostPerSecond, bytes: Infinity }, now);
  let toldTooMany = -Infinity;
  let takesPicture = false;
  let origin: string | undefined;

  function answer(request: EmbedRequest, to: string): void {
    const { type, id } = request;
    const about = id === undefined ? {} : { id };
    const refuse = (reason: string) =>
      parent.postMessage({ type: 'failed', of: type, ...about, reason }, to);
    if (type !== 'takePicture') {
      const reason = type === 'run' ? abilities.run() : abilities.setViewState(cameraOf(request));
      if (reason !== undefined) refuse(reason);
      return;
    }
    if (takesPicture) {
      refuse(busy);
      return;
    }
    takesPicture = true;
    const failed = (error: unknown) => (error instanceof Error ? error.message : String(error));
    void abilities
      .takePicture()
      .catch(failed)
      .then((picture) => {
        takesPicture = false;
        if (typeof picture === 'string') refuse(picture);
        else parent.postMessage({ type: 'pictureTaken', ...about, picture }, to);
      });
  }

  return {
    hear(event) {
      if (event.source !== parent || !isNamed(event.origin)) return;
      // Check the limit before reading the data, because reading a large amount of data takes time.
      if (!limit.spend(0)) {
        if (now() - toldTooMany < 1000) return;
        toldTooMany = now();
        parent.postMessage({ type: 'failed', reason: tooMany }, event.origin);
        return;
      }
      const heard = readRequest(event.data);
      if (heard === undefined) return;
      origin = event.origin;
      if (heard.type === 'request') answer(heard.request, event.origin);
      else {
        const about = heard.id === undefined ? {} : { id: heard.id };
        parent.postMessage(
          { type: 'failed', of: heard.of, ...about, reason: wrong(heard.of) },
          event.origin,
        );
      }
    },
    tell: (type) => parent.postMessage({ type }, '*'),
    runFailed: (reason) => {
      if (origin !== undefined) parent.postMessage({ type: 'failed', of: 'run', reason }, origin);
    },
  };
}
