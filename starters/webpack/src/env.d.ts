declare module '*.css';

declare namespace NodeJS {
  interface ProcessEnv {
    /** URL of the project, which `webpack.config.mjs` inserts. */
    readonly CDF_BASE_URL: string;
  }
}
