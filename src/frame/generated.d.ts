/**
 * Types of the generated files that pages import. The plugins in `src/plugins` write these files.
 */

declare module '@site/.generated/sdk/manifest.json' {
  import type { SdkManifest } from '@site/src/frame/sdkManifest';
  const manifest: SdkManifest;
  export default manifest;
}

declare module '@site/.generated/demo/manifest.json' {
  import type { DemoManifest } from '@site/src/demo/manifest';
  const manifest: DemoManifest;
  export default manifest;
}

declare module '@site/.generated/frame/boot.json' {
  import type { BootScript } from '@site/src/frame/host/document';
  const boot: BootScript;
  export default boot;
}

declare module '@site/.generated/download/kit.json' {
  import type { KitManifest } from '@site/src/frame/download/kitManifest';
  const kit: KitManifest;
  export default kit;
}

declare module '@site/.generated/types/manifest.json' {
  import type { TypesManifest } from '@site/src/frame/types/protocol';
  const manifest: TypesManifest;
  export default manifest;
}

declare module '@site/.generated/programs/manifest.json' {
  import type { ProgramsManifest } from '@site/src/frame/program/programsManifest';
  const manifest: ProgramsManifest;
  export default manifest;
}

declare module '@generated/statements/default/programs.json' {
  const programs: Readonly<Record<string, string>>;
  export default programs;
}

declare module '@generated/statements/default/kit.json' {
  import type { LiveKit } from '@site/src/statements/liveProgram';
  const kit: LiveKit;
  export default kit;
}

declare module '@site/.generated/snippets.json' {
  import type { Snippets } from '@site/src/frame/types/snippet';
  /** Keyed by version folder. */
  const snippets: Readonly<Record<string, Snippets>>;
  export default snippets;
}
