/** What a version's API says of itself, name by name, for the check that nothing is without words. */
import path from 'node:path';
import { rootDir } from '../../versions';

/** A symbol, `Symbol`, or a member, `Symbol.member`. */
export interface ApiDescription {
  readonly name: string;
  /** What the SDK says, as Markdown; empty when it says nothing. */
  readonly text: string;
  /** What this documentation says besides. */
  readonly ours: string;
  readonly isOptional: boolean;
  /** For classes that extend its own. */
  readonly isProtected: boolean;
  readonly hasType: boolean;
  readonly default?: string;
  /** The member that it inherits. */
  readonly inherits?: string;
}

/** File of a version's descriptions, absolute. */
export function descriptionsFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `descriptions-${folder}.json`);
}

/** File of what became of the SDK's samples in a version, absolute. */
export function samplesFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `samples-${folder}.json`);
}
