/** Types of the generated files that pages import; see `src/plugins` for what writes them. */

declare module '@site/.generated/sdk/manifest.json' {
  const manifest: import('../plugins/sdk/manifest').SdkManifest;
  export default manifest;
}

declare module '@site/.generated/demo/manifest.json' {
  const manifest: import('../demo/manifest').DemoManifest;
  export default manifest;
}

declare module '@site/.generated/frame/boot.json' {
  const boot: { readonly script: string };
  export default boot;
}
