/** Corrects the data that DocSearch's modal stores and reports. The search page doesn't need this module. */
export { clickEvent, firstClick, withIndex } from './client/clickEvents';
export { readItems, readStored } from './client/storedHits';
