/** Reads the symbol indexes of a site's versions, of this repository or of a small one made by a test. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { apiIndexFile, type ApiIndex } from '../plugins/api/apiIndex';
import { rootDir, type DocsVersion } from '../versions';

/** Where the API generator leaves a version's index, in the site whose folder is `root`. */
export function indexFile(version: DocsVersion, root: string = rootDir): string {
  return path.join(root, path.relative(rootDir, apiIndexFile(version.folder)));
}

/** A version's index, or undefined when it was not generated. Throws when the file is not an index. */
export function readIndex(version: DocsVersion, root: string = rootDir): ApiIndex | undefined {
  const file = indexFile(version, root);
  if (!fs.existsSync(file)) return undefined;
  const index = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<ApiIndex>;
  if (typeof index.symbols !== 'object' || Object.keys(index.symbols).length === 0) {
    throw new Error(
      `${path.relative(root, file)} holds no API symbols: delete .generated/ and run \`npm run generate\`.`,
    );
  }
  return index as ApiIndex;
}
