export { createList, renameList } from './change-lists.ts';
export { findLists, getList, listLists, listNotFound, requireList } from './find-lists.ts';
