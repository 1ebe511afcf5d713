export {
  apiIndexFile,
  findApiIndex,
  readApiIndex,
  type ApiIndex,
  type ApiSymbol,
  type SymbolKind,
} from './apiIndex';
export { archiveFile, readArchive, type ArchivedVersion } from './archive';
export {
  overloadsOf,
  type ApiChanges,
  type ChangedSignature,
  type VersionChanges,
} from './changes';
export { checkNames, type NameLink } from './checkNames';
export { isMember, ownerOf } from './memberName';
export { maxNotApiNames, notApiNames, receiverClasses } from './nameRules';
export { isApiPage, locatePage, PageContexts, siteSources, type NameSources } from './pageContext';
