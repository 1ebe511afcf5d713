/** `npm run generate`: writes everything that a build reads and that is not committed. */
import { generateApi } from '../src/plugins/api/generate';
import { generateApiChanges } from '../src/plugins/apiChanges/generate';
import { generateApiHistory } from '../src/plugins/apiHistory/generate';
import { generateBlocks } from '../src/plugins/blocks/generate';
import { generateDemo } from '../src/plugins/demoData/generate';
import { generateDemoService } from '../src/plugins/demoService/generate';
import { generateDiagrams } from '../src/plugins/diagrams/generate';
import { generateDownload } from '../src/plugins/download/generate';
import { generateExamples } from '../src/plugins/examples/generate';
import { generateFrame } from '../src/plugins/frame/generate';
import { generatePrograms } from '../src/plugins/programs/generate';
import { generateSdk } from '../src/plugins/sdk/generate';
import { generateSdkTypes } from '../src/plugins/sdkTypes/generate';
import { generateTypePack } from '../src/plugins/typePack/generate';
import { generateSnippets } from '../src/plugins/snippets/generate';
import { generateStarters } from '../src/plugins/starters/generate';
import { generateStatementUses } from '../src/plugins/statements/generateUses';
import { readEnvironment } from '../src/site/environment';
import { readVersions, resolveSdkDir, selectVersions, type DocsVersion } from '../src/versions';
import { main } from './helpers/run';

/** What wrong names and code in pages do: fail a build; while writing, they are told as they come and go. */
export interface GenerateOptions {
  readonly pages?: 'throw' | 'skip';
}

/**
 * Runs every generator for the versions of this build; each is skipped when its inputs are unchanged. The demo
 * project's data is made beside the rest, which does not read it.
 */
export async function generate(options: GenerateOptions = {}): Promise<void> {
  const versions = selectVersions(readVersions(), readEnvironment().versions);
  for (const version of versions) resolveSdkDir(version);
  await Promise.all([
    generateDemo().then(generateDemoService),
    generateFromPackages(versions, options),
  ]);
}

/** What is made of the installed packages and of the pages; later generators read what earlier ones wrote. */
async function generateFromPackages(
  versions: DocsVersion[],
  { pages = 'throw' }: GenerateOptions,
): Promise<void> {
  await generateDiagrams();
  await generateApi(versions);
  await generateSdkTypes(readVersions());
  await generateSdk(versions);
  await generateFrame();
  await generateStarters();
  await generateDownload(readVersions());
  // The pack has the way from older versions.
  await generateApiChanges(readVersions());
  await generateTypePack(versions);
  await generateExamples(versions);
  await generatePrograms(versions);
  await generateSnippets(versions);
  await generateApiHistory(versions);
  await generateStatementUses(versions);
  if (pages === 'throw') await generateBlocks(versions);
}

if (require.main === module) main(() => generate());
