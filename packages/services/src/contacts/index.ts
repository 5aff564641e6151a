export { erasePersonalData } from '../privacy/requests/erase-personal-data.ts';
export { exportPersonalData, findPersonalData } from '../privacy/requests/find-personal-data.ts';
export { findIdentifiersInText } from '../suppression/identifiers/identifiers-in-text.ts';
export {
  findSuppressedIds,
  hashIdentifier,
  identifiersOf,
  listSuppressionHashes,
  type SuppressionReader,
} from '../suppression/list/find-suppressed-ids.ts';
export { excludeSuppressed, mentionsSuppressed } from '../suppression/texts/exclude-suppressed.ts';
export { redactSuppressed } from '../suppression/texts/redact-suppressed.ts';
export { identityKeys } from './people/identity-keys.ts';
export { estimateReveal } from './reveal/estimate-reveal.ts';
export { revealContacts } from './reveal/reveal-contacts.ts';
export { findContacts, findSaved, markSavedIn } from './saved/find-saved.ts';
export { getContact, listContacts } from './saved/list-contacts.ts';
export { addNote, removeNote } from './saved/notes.ts';
export { registerContactPersonalData } from './saved/personal-data.ts';
export { removeContact } from './saved/remove-contact.ts';
export { saveContacts } from './saved/save-contacts.ts';
export { partitionBySuppression } from './saved/select-contacts.ts';
export {
  checkSuppression,
  listSuppressedResults,
  listSuppressions,
  removeSuppression,
  suppressContacts,
} from './saved/suppress-contacts.ts';
export { listContactSources } from './search/list-contact-sources.ts';
export { runSavedSearch } from './search/run-saved-search.ts';
export { listSavedSearches, removeSavedSearch, saveSearch } from './search/saved-searches.ts';
export { searchContacts } from './search/search-contacts.ts';
export { smartSearchContacts } from './search/smart-search-contacts.ts';
