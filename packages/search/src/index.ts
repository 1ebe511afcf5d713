/**
 * The search client and what its users need. Include it only in lazily loaded code, because it
 * contains the engine. Smaller entries: `overlay.ts` for what only DocSearch's modal needs,
 * `records.ts` for the build, `protocol.ts` for the shapes and limits of searches, and
 * `versions.ts` for tags and addresses.
 */
export { getSearchClient, type SearchConfig } from './client/client';
export { failureHelp, failureTitle, type SearchFailure } from './client/failure';
export { findInOtherVersions, type OtherVersionHits } from './client/otherVersions';
export { narrowScreen, pageRequest, type PageSearch } from './client/pageRequest';
