/** Descriptions of each name in a version's API. The check for missing descriptions reads them. */
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';

/** A symbol, `Symbol`, or a member, `Symbol.member`. */
export interface ApiDescription {
  readonly name: string;
  /** The SDK's description, as Markdown. Empty if it's missing. */
  readonly text: string;
  /** The description that this documentation adds. */
  readonly ours: string;
  readonly isOptional: boolean;
  /** Whether the member is protected, so that only subclasses can use it. */
  readonly isProtected: boolean;
  readonly hasType: boolean;
  readonly default?: string;
  /** The `Symbol.member` that it inherits. */
  readonly inherits?: string;
}

/** Returns the absolute path of the file with a version's descriptions. */
export function descriptionsFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `descriptions-${folder}.json`);
}

/** Returns the absolute path of the file with the results for the SDK's samples in a version. */
export function samplesFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `samples-${folder}.json`);
}
