/** `npm run build`: generated files first, then the static site in `build/`. */
import { readEnvironment } from '../src/site/environment';
import { forgetBuildInfo, hashSources, writeBuildInfo } from './buildInfo';
import { generate } from './generate';
import { bin, main, runOrThrow } from './run';

/** Builds the site. Rejects when a generator or Docusaurus fails; then no build counts as made. */
export async function build(): Promise<void> {
  const { baseUrl } = readEnvironment();
  const source = hashSources();
  await generate();
  forgetBuildInfo();
  await runOrThrow(bin('docusaurus'), ['build'], { env: { DOCUSAURUS_NO_UPDATE_CHECK: '1' } });
  writeBuildInfo({ baseUrl, source });
}

if (require.main === module) main(build);
