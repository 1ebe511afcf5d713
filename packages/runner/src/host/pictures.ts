/** Requests pictures of a frame's view and re-encodes them as the page's own images. */
import type { FrameMessage } from '../messages';

/** Maximum time to wait for a picture, in milliseconds. */
const pictureTime = 1500;
/** Encoding quality, from 0 to 1. */
const quality = 0.9;

export interface Pictures {
  /** Resolves with a picture of the view, or null if the view is empty or the frame doesn't respond in time. */
  ask(): Promise<Blob | null>;
  /** Like `ask`, but resolves with the pixels in their original size. Call `close()` on the result. */
  askPixels(): Promise<ImageBitmap | null>;
  /** Passes an answer to the call that waits for it, if any. */
  take(answer: Extract<FrameMessage, { type: 'picture' }>): void;
  stop(): void;
}

/**
 * Draws the bitmap at the size of `place`, in device pixels, and encodes the result. Resolves with null if `place` is
 * empty. The page encodes the image itself, so the frame can't control the bytes of the resulting file.
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

/**
 * Creates the {@link Pictures} of a frame. `send` requests a picture by ID, or returns false if no frame can answer.
 */
export function createPictures(place: HTMLElement, send: (id: number) => boolean): Pictures {
  const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>();
  let lastId = 0;

  function settle(id: number, bitmap: ImageBitmap | null): void {
    const resolve = waiting.get(id);
    waiting.delete(id);
    if (resolve === undefined) bitmap?.close();
    else resolve(bitmap);
  }

  async function askPixels(): Promise<ImageBitmap | null> {
    const id = ++lastId;
    const timer = setTimeout(() => settle(id, null), pictureTime);
    const bitmap = await new Promise<ImageBitmap | null>((resolve) => {
      waiting.set(id, resolve);
      if (!send(id)) settle(id, null);
    });
    clearTimeout(timer);
    return bitmap;
  }

  return {
    askPixels,
    async ask() {
      const bitmap = await askPixels();
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
