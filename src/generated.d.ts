/** Type declarations for the files that the plugins in `src/plugins` generate. */

declare module '@site/.generated/sdk/manifest.json' {
  import type { SdkManifest } from '@reveal-docs/runner/sdkManifest';
  const manifest: SdkManifest;
  export default manifest;
}

declare module '@site/.generated/demo/manifest.json' {
  import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
  const manifest: DemoManifest;
  export default manifest;
}

declare module '@site/.generated/frame/boot.json' {
  import type { BootScript } from '@reveal-docs/runner/host/document';
  const boot: BootScript;
  export default boot;
}

declare module '@site/.generated/download/kit.json' {
  import type { KitManifest } from '@reveal-docs/runner/download/kitManifest';
  const kit: KitManifest;
  export default kit;
}

declare module '@site/.generated/types/manifest.json' {
  import type { TypesManifest } from '@reveal-docs/runner/types/protocol';
  const manifest: TypesManifest;
  export default manifest;
}

declare module '@site/.generated/programs/manifest.json' {
  import type { ProgramsManifest } from '@reveal-docs/runner/program/programsManifest';
  const manifest: ProgramsManifest;
  export default manifest;
}

declare module '@generated/statements/default/programs.json' {
  const programs: Readonly<Record<string, string>>;
  export default programs;
}

declare module '@generated/statements/default/kit.json' {
  import type { LiveKit } from '@reveal-docs/statements/liveProgram';
  const kit: LiveKit;
  export default kit;
}

declare module '@site/.generated/snippets.json' {
  import type { Snippets } from '@reveal-docs/runner/types/snippet';
  /** Snippets, by version folder. */
  const snippets: Readonly<Record<string, Snippets>>;
  export default snippets;
}
