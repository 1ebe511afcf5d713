import { Picture, type Place } from '@reveal-docs/lessons/picture';
import { Undecided } from '@reveal-docs/lessons/stage';

/**
 * Converts a bitmap to a picture whose pixels are CSS pixels, so that judges don't depend on the screen. Throws
 * `Undecided` if the browser can't read the pixels.
 */
export function readPixels(bitmap: ImageBitmap, [width, height]: Place): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null)
    throw new Undecided('This browser couldn’t read the pixels of the 3D view.');
  // Draw the frame's background first, because a viewer's background can be transparent.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Picture(canvas.width, canvas.height, data);
}
