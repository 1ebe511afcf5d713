/** Stores the page's commands until the frame can process them. */
import type { Camera, PageMessage } from '../messages';

type Wish = 'followClosely' | 'watchClicks';

export interface Wishes {
  /** Moves the camera now, or after the first complete picture. Only the last call counts. */
  setCamera(camera: Camera): void;
  /** Turns a feature of the frame on or off. */
  set(wish: Wish, on: boolean): void;
  /** Whether the feature is on. */
  isOn(wish: Wish): boolean;
  /** Call when the frame exists and receives messages. */
  begin(): void;
  /** Call when the first complete picture is drawn. By then the program has set its own camera. */
  ready(): void;
}

/** `send` isn't called before {@link Wishes.begin}. */
export function createWishes(send: (message: PageMessage) => void): Wishes {
  const switched = new Map<Wish, boolean>();
  let camera: Camera | undefined;
  let hasFrame = false;
  let isReady = false;
  const isOn = (wish: Wish) => switched.get(wish) ?? false;

  return {
    setCamera(next) {
      if (isReady) send({ type: 'setCamera', camera: next });
      else camera = next;
    },
    set(wish, on) {
      if (isOn(wish) === on) return;
      switched.set(wish, on);
      if (hasFrame) send({ type: wish, on });
    },
    isOn,
    begin() {
      hasFrame = true;
      for (const [type, on] of switched) if (on) send({ type, on });
    },
    ready() {
      isReady = true;
      if (camera !== undefined) send({ type: 'setCamera', camera });
      camera = undefined;
    },
  };
}
