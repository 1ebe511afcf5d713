import { WebGLRenderer } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "With an iPhone user agent, the default `maxRenderResolution` is 1,400,000 divided by the renderer's pixel ratio.",
  is: [1_400_000, 700_000, 350_000],
  expect: { '3.0.2': lacks('ResolutionOptions.maxRenderResolution'), '4.29.0': holds },
  run: ({ asPhone, newViewer }) => {
    asPhone();
    return [1, 2, 4].map((pixelRatio) => {
      const renderer = new WebGLRenderer();
      renderer.setPixelRatio(pixelRatio);
      return newViewer({ renderer }).getResolutionOptions().maxRenderResolution;
    });
  },
});
