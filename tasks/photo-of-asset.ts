import type { Stage } from '../tests/tools';
import { readStatus, readUntil } from './look';
import { defineTask, expect } from './task';

interface PhotoViewer {
  getActive360ImageInfo():
    | {
        readonly image360: {
          readonly label: string | undefined;
          getActiveRevision(): {
            getAnnotations(): Promise<
              {
                readonly annotation: {
                  readonly data: { readonly assetRef?: { externalId?: string } };
                };
                getCenter(): object;
              }[]
            >;
          };
        };
      }
    | undefined;
  worldToScreen(point: object, normalize: true): { readonly x: number; readonly y: number } | null;
}

interface Seen {
  readonly label: string;
  /**
   * Positions of the asset's annotations in the view, from 0 to 1. Each face of the image can contain one annotation.
   */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly hasAsset: boolean;
}

const asset = 'E-205';
/** Stations with an image of the asset. One station has two such images. */
const stations = ['Under the rack', 'Exchanger row', 'Cooler deck'];

async function look(stage: Stage): Promise<Seen | null> {
  return stage.viewer(async (viewer: PhotoViewer, wanted): Promise<Seen | null> => {
    const image = viewer.getActive360ImageInfo()?.image360;
    if (image === undefined) return null;
    const label = image.label ?? '';
    const annotations = await image.getActiveRevision().getAnnotations();
    const own = annotations.filter(
      ({ annotation: { data } }) => data.assetRef?.externalId === wanted,
    );
    const places = own.flatMap((annotation) => {
      const found = viewer.worldToScreen(annotation.getCenter(), true);
      return found === null ? [] : [[found.x, found.y] as const];
    });
    return { label, hasAsset: own.length > 0, places };
  }, asset);
}

export default defineTask({
  name: 'photo-of-asset',
  needs: 'Image360Collection',
  prompt:
    'Add the 360 images whose events and files have the `site_id` "plant". Then enter an image that shows the asset with the external ID "E-205", and turn the camera so that the asset is in the middle of the view. An element with the role "status" contains the number of stations with images of this asset, as a number without other words. A station counts once, even if several of its images show the asset.',
  wrong: { from: "'E-205'", to: "'C-202'" },
  async judge(stage) {
    const isMiddle = ({ places }: Seen) =>
      places.some(([x, y]) => Math.abs(x - 0.5) < 0.1 && Math.abs(y - 0.5) < 0.1);
    // The image becomes active before the camera arrives. The program turns the camera only after it arrives.
    const seen = await readUntil(
      stage,
      () => look(stage),
      (value) => value !== null && isMiddle(value),
    );
    expect(seen !== null, 'an entered 360 image', 'none');
    expect(seen.hasAsset, `an image of ${asset}`, `the image at the station "${seen.label}"`);
    expect(isMiddle(seen), `${asset} in the middle of the view`, seen.places);
    const text = await readStatus(stage, `${stations.length}`);
    expect(text === `${stations.length}`, `${stations.length} stations`, text || 'no text');
  },
});
