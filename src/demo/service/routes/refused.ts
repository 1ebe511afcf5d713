/** Reasons for rejecting some of Cognite Data Fusion's filters. */

export const noDataSets = 'the demo project has no data sets';
export const noGeography = 'the demo project has no geographic locations';
