import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`geometryFilter.boundingBox` is in CDF coordinates (Z up) by default, and in the viewer's coordinates (Y up) with `isBoundingBoxInModelCoordinates: true`.",
  is: { flagLikeCdf: true, withoutFlagLikeCdf: false },
  run: async ({ newViewer, viewer, plant, network, loaded, sleep }) => {
    const whole = await viewer.addCadModel(plant);
    const all = whole.getModelBoundingBox();
    // A corner of the site. The scene's X and Z correspond to X and -Y in CDF.
    const inScene = new Box3(
      new Vector3(all.min.x, all.min.y, all.min.z),
      new Vector3(all.min.x + 30, all.max.y, all.min.z + 30),
    );
    const inCdf = new Box3(
      new Vector3(inScene.min.x, -inScene.max.z, inScene.min.y),
      new Vector3(inScene.max.x, -inScene.min.z, inScene.max.y),
    );
    viewer.removeModel(whole);
    const filesOf = async (geometryFilter: object, isThere: boolean) => {
      const own = newViewer();
      const start = network.requests.length;
      const adding = own.addCadModel({ ...plant, geometryFilter } as never);
      const model = await adding.catch(() => undefined);
      // `addCadModel()` rejects if nothing is inside the box.
      if (model === undefined) return 'rejected';
      own.fitCameraToModel(model, 0);
      if (isThere) await loaded(own);
      await sleep(1500);
      own.dispose();
      const files = network.requests.slice(start).filter(({ path }) => path.includes('.glb'));
      return [...new Set(files.map(({ path }) => path))].sort().join();
    };
    const cdf = await filesOf({ boundingBox: inCdf }, true);
    const flag = await filesOf(
      { boundingBox: inScene, isBoundingBoxInModelCoordinates: true },
      true,
    );
    const without = await filesOf({ boundingBox: inScene }, false);
    return {
      flagLikeCdf: flag !== 'rejected' && flag === cdf,
      withoutFlagLikeCdf: without === cdf,
    };
  },
});
