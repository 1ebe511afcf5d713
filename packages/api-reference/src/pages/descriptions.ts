import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';

/** Description of a symbol (`Symbol`) or a member (`Symbol.member`). */
export interface ApiDescription {
  readonly name: string;
  /** The SDK's description, as Markdown. Empty if the SDK has none. */
  readonly text: string;
  /** The description that these docs add. */
  readonly ours: string;
  readonly isOptional: boolean;
  readonly isProtected: boolean;
  readonly hasType: boolean;
  readonly default?: string;
  /** The `Symbol.member` from which this member is inherited. */
  readonly inherits?: string;
}

/** Returns the absolute path of a version's descriptions file. */
export function descriptionsFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `descriptions-${folder}.json`);
}

/** Returns the absolute path of the file with a version's sample results. */
export function samplesFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `samples-${folder}.json`);
}
