/**
 * Clusters that readers connect to with a project of their own are hosts of this domain. The content policy of pages
 * names no other, because what a page can reach is also where a stolen token could go.
 */
export const clusterDomain = 'cognitedata.com';
