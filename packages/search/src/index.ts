/** Import this module only in lazily loaded code, because it contains the hosted provider's client. */
export { getSearchClient, type SearchConfig, type SearchOutcome } from './client/client';
export { failureHelp, failureTitle, type SearchFailure } from './client/failure';
export { findInOtherVersions, type OtherVersionHits } from './client/otherVersions';
export { narrowScreen, pageRequest, type PageSearch } from './client/pageRequest';
