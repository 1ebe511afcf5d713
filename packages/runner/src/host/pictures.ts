/** Requests pictures of a frame's view and re-encodes them as the page's own images. */
import type { FrameMessage } from '../messages';
import { answerTime, ProbeError, reasons } from './probes';

/** Maximum time for which {@link Pictures.ask} waits, in milliseconds. */
const pictureTime = 1500;
/** Encoding quality, from 0 to 1. */
const quality = 0.9;

export interface Pictures {
  /** Resolves with a picture of the view, or null if the view is empty or the frame doesn't respond in time. */
  ask(): Promise<Blob | null>;
  /**
   * Resolves with the pixels of the view in their original size, or null if the view is empty. Call `close()` on the
   * result. Waits as long as a probe does, then rejects with a {@link ProbeError}.
   */
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
  const waiting = new Map<number, (bitmap: ImageBitmap | null | 'late') => void>();
  let lastId = 0;

  function settle(id: number, bitmap: ImageBitmap | null): void {
    const resolve = waiting.get(id);
    if (resolve === undefined) bitmap?.close();
    else resolve(bitmap);
  }

  async function askWithin(time: number): Promise<ImageBitmap | null | 'late'> {
    const id = ++lastId;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bitmap = await new Promise<ImageBitmap | null | 'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), time);
      waiting.set(id, resolve);
      if (!send(id)) resolve(null);
    });
    clearTimeout(timer);
    waiting.delete(id);
    return bitmap;
  }

  return {
    async askPixels() {
      const bitmap = await askWithin(answerTime);
      if (bitmap === 'late') throw new ProbeError(reasons.late);
      return bitmap;
    },
    async ask() {
      const bitmap = await askWithin(pictureTime);
      if (bitmap === null || bitmap === 'late') return null;
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
