/** The conversation with the window around an embed: who is heard, how much of it, and to whom answers go. Pure. */
import type { Camera } from '@site/src/frame/messages';
import { createSecondLimit } from '@site/src/frame/perSecond';
import { cameraOf, readRequest, type EmbedMessage, type EmbedRequest } from './messages';

/** Messages heard within a second: a parent may move the camera with every picture that it draws. */
export const mostPerSecond = 120;

/** What of a window this takes. */
export interface ParentWindow {
  postMessage(message: EmbedMessage, targetOrigin: string): void;
}

/** What of a `MessageEvent` this takes. */
export interface ParentEvent {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** What the embed does when it is asked; each answers with the reason why it did not, in words. */
export interface Abilities {
  run(): string | undefined;
  setViewState(camera: Camera): string | undefined;
  /** Gives the picture, or the reason. */
  takePicture(): Promise<Blob | string>;
}

export interface Parent {
  /** Takes an event of this window; does nothing for one that is not the parent's. */
  hear(event: ParentEvent): void;
  /** Says something that is nobody's answer, and holds nothing but its type. */
  tell(type: 'listening' | 'ready'): void;
  /** Says why a run ended, to a parent that has asked for something before. */
  runFailed(reason: string): void;
}

const tooMany = `More than ${mostPerSecond} messages came within a second: the others are not looked at.`;
const busy = 'A picture is being taken: ask again when it has come.';

/** An origin that an answer can be sent to alone. */
function isNamed(origin: string): boolean {
  return /^https?:\/\//.test(origin);
}

function wrong(type: EmbedRequest['type']): string {
  return type === 'setViewState'
    ? 'The message is not as it should be: position and target are three numbers each, in meters.'
    : 'The message is not as it should be: it has its type, and a number as its id at most.';
}

/** Speaks with `parent`. `now` tells milliseconds. */
export function createParent(
  parent: ParentWindow,
  abilities: Abilities,
  now: () => number,
): Parent {
  const limit = createSecondLimit({ messages: mostPerSecond, bytes: Infinity }, now);
  let toldTooMany = -Infinity;
  let takesPicture = false;
  /** Of the last request. */
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
      // Before the data is looked at, which costs by its size.
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
