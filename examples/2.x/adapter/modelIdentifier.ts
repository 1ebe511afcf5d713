/** The identifier that 2.3 hands to a data source: with the format of the output asked for. */

/** Values of the format in 2.3. */
export type File3dFormat = string;

/** Identifies a revision, and which of its outputs is meant. */
export class CdfModelIdentifier {
  readonly revealInternalId: symbol;

  readonly modelId: number;
  readonly revisionId: number;
  readonly modelFormat: File3dFormat;

  constructor(
    modelId: number,
    revisionId: number,
    modelFormat: File3dFormat,
    /** The viewer's own id, when it made the identifier. */
    revealInternalId = Symbol(`${modelId}/${revisionId}[${modelFormat}]`),
  ) {
    this.modelId = modelId;
    this.revisionId = revisionId;
    this.modelFormat = modelFormat;
    this.revealInternalId = revealInternalId;
  }

  toString(): string {
    return `${CdfModelIdentifier.name} (${String(this.revealInternalId)})`;
  }
}
