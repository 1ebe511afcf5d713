/**
 * Map tiles for `GeomapTool`. It's the only SDK tool that requests tiles, and requests them from OpenStreetMap. The
 * service draws the tiles itself, without sending requests. The tiles don't show real places.
 */
import { FileAnswer, notFound } from '../http';
import { encodePng } from './png';
import { groundAt, mercatorWidth, palette, siteMercator } from './world';

const tileSize = 256;

/** Maximum zoom level of OpenStreetMap. */
const maxZoom = 19;

const tileUrl = /^https:\/\/[abc]\.tile\.openstreetmap\.org\/(\d+)\/(\d+)\/(\d+)\.png$/;

/** Whether this is the URL of a map tile, without a query. */
export function isTileUrl(url: string): boolean {
  return tileUrl.test(url);
}

/**
 * Returns the palette index for each pixel of a tile. `x` counts tiles from the west, and `y` counts tiles from the
 * north.
 */
export function drawTile(zoom: number, x: number, y: number): Uint8Array {
  const pixel = mercatorWidth / 2 ** zoom / tileSize;
  const west = x * tileSize * pixel - mercatorWidth / 2 - siteMercator.x;
  const north = mercatorWidth / 2 - y * tileSize * pixel - siteMercator.y;
  const pixels = new Uint8Array(tileSize * tileSize);
  for (let row = 0; row < tileSize; row++) {
    for (let column = 0; column < tileSize; column++) {
      pixels[row * tileSize + column] = groundAt(
        west + (column + 0.5) * pixel,
        north - (row + 0.5) * pixel,
        pixel,
      );
    }
  }
  return pixels;
}

/** Returns the tile at a URL as a PNG. Throws 404 if the tile is outside of the world or the zoom level is too high. */
export async function answerTile(url: string): Promise<FileAnswer> {
  const [zoom = NaN, x = NaN, y = NaN] = (tileUrl.exec(url) ?? []).slice(1).map(Number);
  if (!(zoom <= maxZoom && x < 2 ** zoom && y < 2 ** zoom)) {
    throw notFound(`Map tile ${url} doesn't exist.`);
  }
  const image = await encodePng(tileSize, tileSize, drawTile(zoom, x, y), palette);
  return new FileAnswer(image, 'tile.png');
}
