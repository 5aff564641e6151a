export { createList, renameList } from './change-lists.ts';
export { findListIds, findLists, getList, listLists } from './find-lists.ts';
export { listNotFound } from './list-not-found.ts';
export { LIST_PERSONAL_DATA } from './personal-data.ts';
export { requireList, requireListOfPeople } from './require-list.ts';
