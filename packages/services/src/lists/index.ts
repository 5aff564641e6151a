export { createList, renameList } from './change-lists.ts';
export { findListIds, findLists, getList, listLists, listNotFound, requireList } from './find-lists.ts';
export { LIST_PERSONAL_DATA } from './personal-data.ts';
