/**
 * Exports the search client and related modules. Import it only in lazily loaded code, because it
 * contains the client of the hosted provider. Smaller entry points: `overlay.ts` for DocSearch's modal, `records.ts` for
 * the build, `protocol.ts` for the shapes and limits of searches, and `versions.ts` for tags and
 * paths.
 */
export { getSearchClient, type SearchConfig, type SearchOutcome } from './client/client';
export { failureHelp, failureTitle, type SearchFailure } from './client/failure';
export { findInOtherVersions, type OtherVersionHits } from './client/otherVersions';
export { narrowScreen, pageRequest, type PageSearch } from './client/pageRequest';
