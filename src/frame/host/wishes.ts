/** What the page wants of a frame, kept until the frame can do it. */
import type { Camera, PageMessage } from '../messages';

type Wish = 'followClosely' | 'watchClicks';

export interface Wishes {
  /** Moves the camera now, or after the first complete picture. The last one counts. */
  setCamera(camera: Camera): void;
  /** Switches something that the frame does by itself. */
  set(wish: Wish, on: boolean): void;
  /** Whether it is switched on. */
  isOn(wish: Wish): boolean;
  /** The frame is there and takes messages. */
  begin(): void;
  /** A complete picture is there: the program has set its own camera by now. */
  ready(): void;
}

/** `send` is not called before {@link Wishes.begin}. */
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
