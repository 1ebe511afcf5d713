/** Why some filters of Cognite Data Fusion are refused by name. */

export const noDataSets = 'the demo project has no data sets';
export const noGeography = 'the demo project has no geographic locations';
