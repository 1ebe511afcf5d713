/** Stores the page's commands until the frame can process them. */
import type { Camera, PageMessage, Rgb } from '../messages';

type Feature = 'followClosely' | 'watchClicks';

export interface PendingCommands {
  /** Moves the camera now, or after the first complete picture. A later call replaces an earlier one. */
  setCamera(camera: Camera): void;
  /** Sets the background of viewers for which the program doesn't set one. */
  setBackground(color: Rgb): void;
  set(feature: Feature, on: boolean): void;
  isOn(feature: Feature): boolean;
  /** Call it when the frame can receive messages. */
  begin(): void;
  /** Call it when the first complete picture is drawn. By then, the program has set its own camera. */
  ready(): void;
}

/** Creates the store. It doesn't call `send` before {@link PendingCommands.begin}. */
export function createPendingCommands(send: (message: PageMessage) => void): PendingCommands {
  const switched = new Map<Feature, boolean>();
  let camera: Camera | undefined;
  let background: Rgb | undefined;
  let hasFrame = false;
  let isReady = false;
  const isOn = (feature: Feature) => switched.get(feature) ?? false;

  return {
    setCamera(next) {
      if (isReady) send({ type: 'setCamera', camera: next });
      else camera = next;
    },
    setBackground(color) {
      background = color;
      if (hasFrame) send({ type: 'setBackground', color });
    },
    set(feature, on) {
      if (isOn(feature) === on) return;
      switched.set(feature, on);
      if (hasFrame) send({ type: feature, on });
    },
    isOn,
    begin() {
      hasFrame = true;
      if (background !== undefined) send({ type: 'setBackground', color: background });
      for (const [type, on] of switched) if (on) send({ type, on });
    },
    ready() {
      isReady = true;
      if (camera !== undefined) send({ type: 'setCamera', camera });
      camera = undefined;
    },
  };
}
