/**
 * Finds the numeric IDs of a model in the data modeling service. The service identifies the model by external ID and
 * space, but the viewer loads CAD models by numeric IDs.
 */
import type { ClassicModelIdentifierType, DMInstanceRef } from '@cognite/reveal';
import type { CogniteClient } from '@cognite/sdk';

const source = {
  type: 'view',
  space: 'cdf_cdm',
  externalId: 'Cognite3DRevision',
  version: 'v1',
} as const;

/** Returns the number after the last underscore of an external ID, such as 2001 for `cog_3d_revision_2001`. */
function numberOf({ externalId }: DMInstanceRef): number {
  const [digits] = /(?<=_)\d+$/.exec(externalId) ?? [];
  if (digits === undefined)
    throw new Error(`The external ID ${externalId} doesn’t end with a number`);
  return Number(digits);
}

/**
 * Looks up the numeric IDs of a model by its revision in the core data model. Rejects if CDF doesn't return the
 * revision.
 */
export async function numericIds(
  client: CogniteClient,
  revision: DMInstanceRef,
): Promise<ClassicModelIdentifierType> {
  const { items } = await client.instances.query({
    with: { revision: { nodes: { filter: { instanceReferences: [revision] } } } },
    select: { revision: { sources: [{ source, properties: ['model3D'] }] } },
  });
  const { model3D } = items.revision?.[0]?.properties?.cdf_cdm?.['Cognite3DRevision/v1'] ?? {};
  // CDF also doesn't return the revision if the user can't access the revision's space.
  if (model3D === undefined) throw new Error(`No revision ${revision.externalId}`);
  return {
    modelId: numberOf(model3D as unknown as DMInstanceRef),
    revisionId: numberOf(revision),
  };
}
