import { demoAssets, demoNode, middleOf } from './demo';
import type { Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

/** Classic annotations contain the tag in `data`. Annotations from a data model contain the asset in `assetRef`. */
interface Annotation {
  readonly annotation: {
    readonly data?: { readonly text?: string };
    readonly assetRef?: { readonly externalId: string };
  };
  getCenter(): { readonly x: number; readonly y: number; readonly z: number };
}

interface PhotoViewer {
  getActive360ImageInfo():
    | { readonly image360: { getActiveRevision(): { getAnnotations(): Promise<Annotation[]> } } }
    | undefined;
  worldToScreen(point: object, normalize: true): { readonly x: number; readonly y: number } | null;
}

/** The mark's color, mixed with the photo under the mark. */
const isPink = ([red, green, blue]: Rgb) => red > green + 40 && blue > green + 15;

/** Maps the external ID of each asset's instance to the asset's name. */
function assetNames(): ReadonlyMap<string, string> {
  return new Map(demoAssets().map(({ id, name }) => [`asset_${id}`, name]));
}

/**
 * Returns the visible annotations of the entered photo. Each one has its asset's tag, and its position in the view,
 * from 0 to 1.
 */
async function annotationsInView(stage: Stage): Promise<{ text: string; x: number; y: number }[]> {
  const names = assetNames();
  const found = await stage.viewer(async (viewer: PhotoViewer) => {
    const revision = viewer.getActive360ImageInfo()?.image360.getActiveRevision();
    if (revision === undefined) throw new Error('No photo is entered.');
    return (await revision.getAnnotations()).flatMap((annotation) => {
      const place = viewer.worldToScreen(annotation.getCenter(), true);
      const { data, assetRef } = annotation.annotation;
      const text = data?.text ?? assetRef?.externalId ?? '';
      return place === null ? [] : [{ text, x: place.x, y: place.y }];
    });
  });
  return found.map(({ text, ...place }) => ({ text: names.get(text) ?? text, ...place }));
}

/** Tests that the example finds a photo of an asset, and that a click on an annotation opens the annotation's asset. */
export const photoAssets = defineScenario({
  async pose(stage) {
    await stage.until('the asset is opened', async () => (await stage.text()).includes('E-205, '));
  },
  async run(stage) {
    const marked = await stage.picture();
    check(marked.share(isPink) > 0.003, 'the annotation of the asset is marked');

    const others = await annotationsInView(stage);
    const first = others.find(({ text }) => text === 'E-205');
    check(first !== undefined, 'the annotation of the asset is in view');
    const other = others.find(
      ({ text, x, y }) => text !== 'E-205' && x > 0.05 && x < 0.55 && y > 0.1 && y < 0.85,
    );
    check(other !== undefined, `another annotation can be clicked: ${JSON.stringify(others)}`);
    await stage.click([Math.round(other.x * 640), Math.round(other.y * 360)]);
    await stage.until(`${other.text} is opened`, async () =>
      (await stage.text()).includes(`${other.text}, `),
    );
    const around = ({ x, y }: { readonly x: number; readonly y: number }) => ({
      x: Math.round(x * 640) - 3,
      y: Math.round(y * 360) - 3,
      width: 7,
      height: 7,
    });
    const remarked = await stage.picture();
    const [old, now] = [first, other].map((place) => remarked.share(isPink, around(place)));
    check((now ?? 0) > 0.5, `the one that was clicked is marked: ${now}`);
    check(marked.share(isPink, around(first)) > (old ?? 1) + 0.5, `the first no longer is: ${old}`);

    for (const tag of ['C-201', 'T-101', 'K-301A']) {
      await stage.control('Show me').set(tag);
      await stage.until(`a photo of ${tag} is entered`, async () =>
        (await stage.text()).includes(`${tag}, `),
      );
      // The mark is part of the photo, so it's in the middle of the picture only if the camera points at it.
      const middle = { x: 300, y: 160, width: 40, height: 40 };
      const pink = (await stage.picture()).share(isPink, middle);
      check(pink > 0.05, `the mark of ${tag} covers ${pink} of the middle`);
    }
    // The middle of the compressor is in view, but not the whole compressor.
    const compressor = await stage.pixelOf(middleOf(demoNode('K-301A')));
    check(compressor !== undefined, 'the compressor is in view');
    const outlined = await stage.picture();
    await stage.control('Outlines').set(false);
    check((await stage.picture()).differenceTo(outlined) > 0.001, 'the outlines are gone');
  },
});
