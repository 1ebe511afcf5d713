/** Asks a frame for pictures of its view, and makes of what comes a picture of the page's own. */
import type { FrameMessage } from '../messages';

/** Time to wait for a picture before going on without it, in milliseconds. */
const pictureTime = 1500;
/** How well a picture is kept, from 0 to 1. */
const quality = 0.9;

export interface Pictures {
  /** A picture of what the viewer shows, or null when it shows nothing or does not answer in time. */
  ask(): Promise<Blob | null>;
  /** Takes an answer; one that nothing waits for is thrown away. */
  take(answer: Extract<FrameMessage, { type: 'picture' }>): void;
  /** Nothing will come any more. */
  stop(): void;
}

/**
 * Draws the bitmap at the size of `place`, in the screen's pixels, and encodes that: no byte of the frame gets
 * into a file of the site. Resolves with null when the place has no size.
 */
function encode(bitmap: ImageBitmap, place: HTMLElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(place.clientWidth * devicePixelRatio);
  canvas.height = Math.round(place.clientHeight * devicePixelRatio);
  const { width, height } = canvas;
  if (width === 0 || height === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}

/** `send` asks the frame; its answer has the number that the question had. */
export function createPictures(place: HTMLElement, send: (id: number) => void): Pictures {
  const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>();
  let lastId = 0;

  function settle(id: number, bitmap: ImageBitmap | null): void {
    const resolve = waiting.get(id);
    waiting.delete(id);
    if (resolve === undefined) bitmap?.close();
    else resolve(bitmap);
  }

  return {
    async ask() {
      const id = ++lastId;
      const timer = setTimeout(() => settle(id, null), pictureTime);
      const bitmap = await new Promise<ImageBitmap | null>((resolve) => {
        waiting.set(id, resolve);
        send(id);
      });
      clearTimeout(timer);
      if (bitmap === null) return null;
      try {
        return await encode(bitmap, place);
      } finally {
        bitmap.close();
      }
    },
    take: ({ id, picture }) => settle(id, picture),
    stop: () => [...waiting.keys()].forEach((id) => settle(id, null)),
  };
}
