/** Types of the generated files that pages import; see `src/plugins` for what writes them. */

declare module '@site/.generated/sdk/manifest.json' {
  import type { SdkManifest } from '@site/src/plugins/sdk/manifest';
  const manifest: SdkManifest;
  export default manifest;
}

declare module '@site/.generated/demo/manifest.json' {
  import type { DemoManifest } from '@site/src/demo/manifest';
  const manifest: DemoManifest;
  export default manifest;
}

declare module '@site/.generated/frame/boot.json' {
  const boot: { readonly script: string };
  export default boot;
}
