/**
 * Domain of the clusters that can host a reader's own project. The pages' content policy blocks other domains, because
 * a stolen token could be sent to any allowed host.
 */
export const clusterDomain = 'cognitedata.com';
