/** Corrects the data that DocSearch's modal stores and reports. Not needed on the search page. */
export { clickEvent, firstClick, withIndex } from './client/clickEvents';
export { readItems, readStored } from './client/storedHits';
