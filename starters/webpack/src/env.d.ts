declare module '*.css';

declare namespace NodeJS {
  interface ProcessEnv {
    /** Where the project is served: `webpack.config.mjs` puts it in. */
    readonly CDF_BASE_URL: string;
  }
}
