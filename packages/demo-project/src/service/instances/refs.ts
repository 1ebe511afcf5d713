/**
 * External IDs of the demo project's instances. Each external ID ends with the ID of the corresponding classic
 * resource. The viewer requires this for models and revisions.
 */
import type { InstanceRef } from './views';

export const demoSpace = 'demo_plant';

function ref(externalId: string): InstanceRef {
  return { space: demoSpace, externalId };
}

export const modelRef = (modelId: number) => ref(`cog_3d_model_${modelId}`);
export const revisionRef = (revisionId: number) => ref(`cog_3d_revision_${revisionId}`);
export const assetRef = (assetId: number) => ref(`asset_${assetId}`);
export const objectRef = (assetId: number) => ref(`object_3d_${assetId}`);
/** A node has a separate instance for each of its assets, because an instance can refer to only one 3D object. */
export const cadNodeRef = (assetId: number, nodeId: number) => ref(`cad_node_${assetId}_${nodeId}`);
/** An annotation has a separate instance for each of its shapes, because an instance can have only one shape. */
export const volumeRef = (shape: number, annotationId: number) =>
  ref(`volume_${shape}_${annotationId}`);
export const annotationRef = (annotationId: number) => ref(`annotation_${annotationId}`);
export const fileRef = (fileId: number) => ref(`file_${fileId}`);
export const collectionRef = (siteId: string) => ref(`image_collection_${siteId}`);
export const imageModelRef = (siteId: string) => ref(`image_model_${siteId}`);
export const stationRef = (stationId: string) => ref(`station_${stationId}`);
/** An image is identified by its station and by the time of its files. */
export const imageRef = (time: string, stationId: string) => ref(`image_${time}_${stationId}`);
