declare module '@generated/page-map/default/pages.json' {
  import type { PageMap } from '@reveal-docs/versions/addresses/pageMap/types';
  const map: PageMap;
  export default map;
}

declare module '@generated/landing/default/program.json' {
  import type { LandingProgram } from '@site/src/plugins/landing';
  const program: LandingProgram;
  export default program;
}
