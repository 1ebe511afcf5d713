/** `npm run generate`: writes everything that a build reads and that is not committed. */
import { generateApi } from '../src/plugins/api/generate';
import { generateExamples } from '../src/plugins/examples/generate';
import { generateFrame } from '../src/plugins/frame/generate';
import { generateSdk } from '../src/plugins/sdk/generate';
import { generateSdkTypes } from '../src/plugins/sdkTypes/generate';
import { readEnvironment } from '../src/site/environment';
import { readVersions, resolveSdkDir, selectVersions } from '../src/versions';
import { main } from './run';

/** Runs every generator for the versions of this build; each is skipped when its inputs are unchanged. */
export async function generate(): Promise<void> {
  const versions = selectVersions(readVersions(), readEnvironment().versions);
  for (const version of versions) resolveSdkDir(version);
  await generateApi(versions);
  await generateSdkTypes(versions);
  await generateSdk(versions);
  await generateFrame();
  await generateExamples(versions);
}

if (require.main === module) main(generate);
