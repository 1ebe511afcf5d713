/** Identifier that 2.3 passes to a data source. It contains the format of the requested output. */

/** Format of an output in 2.3. */
export type File3dFormat = string;

/** Identifies a revision and one of its outputs. */
export class CdfModelIdentifier {
  readonly revealInternalId: symbol;

  readonly modelId: number;
  readonly revisionId: number;
  readonly modelFormat: File3dFormat;

  constructor(
    modelId: number,
    revisionId: number,
    modelFormat: File3dFormat,
    /** ID that the viewer uses internally. */
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
