import { WebGLRenderer } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "On phones, the default `maxRenderResolution` is 1,400,000 divided by the renderer's pixel ratio.",
  is: 700_000,
  expect: { '3.0.2': lacks('ResolutionOptions.maxRenderResolution'), '4.29.0': holds },
  run: ({ asPhone, newViewer }) => {
    asPhone();
    const renderer = new WebGLRenderer();
    renderer.setPixelRatio(2);
    return newViewer({ renderer }).getResolutionOptions().maxRenderResolution;
  },
});
