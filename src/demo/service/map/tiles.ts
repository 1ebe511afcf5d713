/**
 * Map tiles for the one tool of the SDK that asks for some (GeomapTool, with OpenStreetMap as provider). The
 * request goes nowhere: the tile is drawn here, and shows no real place.
 */
import { FileAnswer, notFound } from '../http';
import { encodePng } from './png';
import { groundAt, mercatorWidth, palette, siteMercator } from './world';

/** Pixels along a tile's side. */
const tileSize = 256;

/** The provider's deepest zoom. */
const maxZoom = 19;

const tileUrl = /^https:\/\/[abc]\.tile\.openstreetmap\.org\/(\d+)\/(\d+)\/(\d+)\.png$/;

/** Whether a URL (without query) is a tile's. */
export function isTileUrl(url: string): boolean {
  return tileUrl.test(url);
}

/** Palette index per pixel of tile `x`, `y` (from west and north) at `zoom`, where 2^zoom tiles go around. */
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

/** The tile that a URL asks for, as PNG; throws 404 for one outside the world or too deep. */
export async function answerTile(url: string): Promise<FileAnswer> {
  const [zoom = NaN, x = NaN, y = NaN] = (tileUrl.exec(url) ?? []).slice(1).map(Number);
  if (!(zoom <= maxZoom && x < 2 ** zoom && y < 2 ** zoom)) {
    throw notFound(`There is no map tile ${url}.`);
  }
  const image = await encodePng(tileSize, tileSize, drawTile(zoom, x, y), palette);
  return new FileAnswer(image, 'tile.png');
}
