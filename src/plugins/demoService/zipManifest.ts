/** What `.generated/demo/service.json` says of the download that serves the demo project. */
export interface DemoServiceZip {
  /** Below the site's base path; its name has a hash. */
  readonly file: string;
  readonly bytes: number;
}
