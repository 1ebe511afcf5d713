import { readDemoManifest } from '@reveal-docs/demo-project/read';
import { toViewer } from './demo';
import { check, defineScenario, type Stage } from './scenario';

interface Entity {
  readonly id: string;
}

interface PhotoViewer {
  get360ImageCollections(): readonly {
    readonly image360Entities: readonly Entity[];
    on(event: 'image360Entered', listener: () => void): void;
    on(event: 'image360Exited', listener: () => void): void;
  }[];
  enter360Image(image: Entity): Promise<void>;
  readonly cameraManager: {
    getCameraState(): { readonly position: { x: number; y: number; z: number } };
  };
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
}

/** Enters a station through the viewer's API, so that each picture shows the same station. */
function enter(stage: Stage, id: string): Promise<void> {
  return stage.viewer(async (viewer: PhotoViewer, wanted) => {
    const entities = viewer.get360ImageCollections().flatMap((set) => set.image360Entities);
    const image = entities.find((entity) => entity.id === wanted);
    if (image === undefined) throw new Error(`There is no station ${wanted}.`);
    await viewer.enter360Image(image);
  }, id);
}

/**
 * Tests that a click on an icon enters a photo, that Escape leaves it, that photos can be transparent, and that icons
 * can be hidden. Also tests that the walk enters all stations and returns to the first camera position.
 */
export default defineScenario({
  async pose(stage) {
    await enter(stage, 'plant-02');
    await stage.until('the photo is named', async () =>
      (await stage.text()).includes('Reflux pumps, 2026-02-03'),
    );
  },
  async run(stage) {
    const { stations } = readDemoManifest().site;
    const place = async () => (await stage.camera()).position;
    const isAtStation = async () => {
      const at = await place();
      return stations.find(({ position }) => distance(at, toViewer(position)) < 0.1);
    };
    const photo = await stage.picture();
    await stage.control('Photo opacity').set(0.4);
    const through = (await stage.picture()).differenceTo(photo);
    check(through > 0.2, `the model is seen through the photo: ${through} of the pixels differ`);
    await stage.control('Photo opacity').set(1);
    check((await stage.picture()).differenceTo(photo) < 0.01, 'and no longer');

    await stage.control('Back to the model').press();
    const overview = await stage.until('the camera leaves the station', async () => {
      const position = await place();
      return position[1] > 30 && position;
    });
    const icons = await stage.picture();
    check(icons.differenceTo(photo) > 0.2, 'the model is shown in its place');
    await stage.control('Icons').set(false);
    const bare = await stage.picture();
    check(bare.differenceTo(icons) > 0.0005, 'the icons are gone');
    await stage.control('Icons').set(true);
    check((await stage.picture()).differenceTo(icons) < 0.0005, 'the icons are back');

    const target = stations.at(-1);
    const icon = target && (await stage.pixelOf(toViewer(target.position)));
    check(icon !== undefined, 'the icon of a station is in view');
    await stage.click([Math.round(icon[0]), Math.round(icon[1])]);
    await stage.until('a click on an icon enters a photo', async () => {
      const station = await isAtStation();
      return station !== undefined && (await stage.text()).includes(`${station.name}, 20`);
    });
    const looked = await stage.picture();
    const { position, target: ahead } = await stage.camera();
    await stage.drag([200, 180], [300, 180]);
    await stage.until('dragging looks elsewhere', async () => {
      return distance((await stage.camera()).target, ahead) > 0.1;
    });
    check((await stage.picture()).differenceTo(looked) > 0.1, 'another part of the photo is seen');
    check(distance(await place(), position) < 0.01, 'from the same place');
    await stage.press('Escape');
    await stage.until(
      'Escape leaves the photo',
      async () => distance(await place(), overview) < 0.01,
    );
    check(!/, 20\d\d-/.test(await stage.text()), 'no photo is named any more');
  },
  async details(stage) {
    const { stations } = readDemoManifest().site;
    const place = async () => (await stage.camera()).position;
    const overview = await place();
    await stage.viewer((viewer: PhotoViewer) => {
      const seen: (readonly number[])[] = [];
      Object.assign(globalThis, { seen });
      for (const set of viewer.get360ImageCollections()) {
        set.on('image360Entered', () => {
          const { x, y, z } = viewer.cameraManager.getCameraState().position;
          seen.push([x, y, z]);
        });
      }
    });
    const seen = () =>
      stage.viewer(() => (globalThis as unknown as { seen: (readonly number[])[] }).seen);
    await stage.withoutModels(async () => {
      await stage.control('Walk the stations').press();
      for (let count = 2; count <= stations.length; count += 2) {
        await stage.until(
          `${count} stations are entered`,
          async () => (await seen()).length >= count,
        );
      }
      await stage.until(
        'the camera is back where it was',
        async () => distance(await place(), overview) < 0.01,
      );
    });
    for (const { name, position } of stations) {
      const nearest = Math.min(...(await seen()).map((at) => distance(at, toViewer(position))));
      check(nearest < 0.1, `the walk misses "${name}" by ${nearest} m`);
    }
  },
});
