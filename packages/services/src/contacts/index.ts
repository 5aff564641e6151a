export { editContact } from './edit/edit-contact.ts';
export { exportContacts } from './export/export-contacts.ts';
export {
  countContactsOnLists,
  findContactsOnList,
  putContactsOnList,
  takeAllContactsOffList,
  takeContactsOffList,
} from './lists/list-membership.ts';
export { combineContacts } from './merging/combine-contacts.ts';
export { CONTACTS, type ContactMergeWork, mergeContactsInStore } from './merging/merge-contacts-in-store.ts';
export { groupInWords, hasGroup, MERGE_GROUP_NAMES, type MergeChoices } from './merging/merge-groups.ts';
export { isSameGroup } from './merging/same-contact-value.ts';
export { separateContactsInStore } from './merging/separate-contacts-in-store.ts';
export { companyDomains } from './people/company-domains.ts';
export {
  directIdentifiersOfContact,
  identifiersOfContact,
  identifiersToSuppressContact,
} from './people/contact-identifiers.ts';
export { identifiersFromKeys, identityKeys } from './people/identity-keys.ts';
export { PEOPLE_PORTS, type PeoplePorts } from './people/people-ports.ts';
export { estimateReveal } from './reveal/estimate-reveal.ts';
export { redactRevealOrder } from './reveal/redact-reveal-order.ts';
export { revealContacts } from './reveal/reveal-contacts.ts';
export type { BeforeContactsChange } from './saved/before-contacts-change.ts';
export { contactNotFound } from './saved/contact-not-found.ts';
export { findContacts } from './saved/find-contacts.ts';
export { getContact } from './saved/get-contact.ts';
export { addNote, purgeRemovedNotes, removeNote, restoreNote } from './saved/notes.ts';
export { CONTACT_PERSONAL_DATA } from './saved/personal-data.ts';
export { listContacts, listSavedContacts } from './saved/query/list-contacts.ts';
export { resolveContactSelection, selectContactIds } from './saved/query/select-contact-ids.ts';
export { partitionBySuppression, splitSuppressedContacts } from './saved/suppression/split-suppressed.ts';
export { listSuppressedResults, suppressContacts, suppressPeople } from './saved/suppression/suppress-contacts.ts';
export { findSaved, markSavedIn } from './saved/upsert/find-saved.ts';
export { saveContacts } from './saved/upsert/save-contacts.ts';
export { findStoredResults } from './search/find-stored-results.ts';
export { listContactSources } from './search/list-contact-sources.ts';
export { runSavedSearch } from './search/run-saved-search.ts';
export { listSavedSearches, savedSearchNotFound, saveSearch } from './search/saved-searches.ts';
export { searchContacts } from './search/search-contacts.ts';
export { smartSearchContacts } from './search/smart-search-contacts.ts';
