import { demoNode, toViewer, type Hit } from '../tests/tools';
import { hitsIn, isBackground } from './look';
import { defineTask, expect } from './task';

interface CloudViewer {
  readonly models: readonly {
    readonly type: string;
    readonly modelIdentifier?: { readonly revisionExternalId?: string };
  }[];
}

const revision = 'cog_3d_revision_2003';

const sphere = demoNode('S-102');
const corners = [toViewer(sphere.boundingBox.min), toViewer(sphere.boundingBox.max)];
/** Tolerance at the sides of the box, in meters. The points of a scan have noise. */
const tolerance = 1;

function isInSphere({ point }: Hit): boolean {
  return point.every((value, axis) => {
    const [a = 0, b = 0] = corners.map((corner) => corner[axis]);
    return value > Math.min(a, b) - tolerance && value < Math.max(a, b) + tolerance;
  });
}

export default defineTask({
  name: 'dm-only-volume',
  needs: 'DMDataSourceType',
  prompt:
    'On a background of the color #e8eef1, show only the sphere S-102 of a point cloud. The point cloud is the revision with the external ID `cog_3d_revision_2003` in the space `demo_plant` of the core data model. Load it by external ID and space. The sphere is the asset with the name "S-102" (view `CogniteAsset` in the space `cdf_cdm`, version `v1`); show only the points in the volumes of this asset.',
  wrong: { from: "'S-102'", to: "'S-101'" },
  async judge(stage) {
    const models = await stage.viewer((viewer: CloudViewer) =>
      viewer.models.map(({ type, modelIdentifier }) => [type, modelIdentifier?.revisionExternalId]),
    );
    expect(
      models.length === 1 && models[0]?.join() === `pointcloud,${revision}`,
      `the point cloud ${revision}, loaded by its external ID`,
      models,
    );
    /** Looks at a part of the plant. Resolves with the share of the picture's middle that points cover, from 0 to 1. */
    const shareOf = async (name: string): Promise<number> => {
      await stage.lookAt(demoNode(name));
      const middle = (await stage.picture()).part({ x: 240, y: 100, width: 160, height: 160 });
      return 1 - middle.share((color) => isBackground(color));
    };
    await stage.lookAt(sphere);
    const hits = await hitsIn(stage);
    const own = hits.filter(isInSphere).length;
    expect(own > 0, 'points of the sphere S-102', `none at ${hits.length} hits`);
    expect(own === hits.length, 'no other points', `${hits.length - own} of ${hits.length} hits`);
    for (const name of ['C-201', 'T-101']) {
      const other = await shareOf(name);
      const seen = `points in ${(100 * other).toFixed(0)} % of the view`;
      expect(other < 0.03, `no points of ${name}`, seen);
    }
  },
});
