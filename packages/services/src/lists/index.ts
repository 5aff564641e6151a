export { createList, renameList } from './change-lists.ts';
export {
  findListIds,
  findLists,
  getList,
  listLists,
  listNotFound,
  requireList,
  requireListOfPeople,
} from './find-lists.ts';
export { LIST_PERSONAL_DATA } from './personal-data.ts';
