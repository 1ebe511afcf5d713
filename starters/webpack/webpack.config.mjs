import { fileURLToPath } from 'node:url';
import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { headers } from './guard.mjs';
import { baseUrl } from './policy.mjs';

/** @type {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration} */
export default (_env, { mode }) => ({
  entry: './src/main.ts',
  output: {
    path: fileURLToPath(new URL('dist', import.meta.url)),
    filename: '[name].[contenthash].js',
    clean: true,
  },
  // Webpack's default in development uses eval, which a strict content security policy forbids.
  devtool: mode === 'development' ? 'source-map' : false,
  module: {
    rules: [
      // Don't check types here. `npm test` does.
      { test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } },
      { test: /\.css$/, use: [CssPlugin.loader, 'css-loader'] },
    ],
  },
  resolve: {
    extensions: ['.ts', '.js'],
    // Resolve the viewer's require('three') to the ES module too, so that only one copy of three.js loads.
    alias: { three$: fileURLToPath(import.meta.resolve('three')) },
  },
  plugins: [
    new webpack.DefinePlugin({
      'process.env.CDF_BASE_URL': JSON.stringify(baseUrl),
      // The viewer reads process.env, which doesn't exist in browsers.
      'process.env': '{}',
    }),
    new HtmlPlugin({ template: 'src/index.html' }),
    new CssPlugin({ filename: '[name].[contenthash].css' }),
  ],
  // The viewer is a single large file.
  performance: { hints: false },
  devServer: {
    host: 'localhost',
    port: 8080,
    hot: false,
    client: { overlay: false },
    headers,
  },
});
