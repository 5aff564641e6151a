export { addMembers, removeMembers } from './change-members.ts';
export { countListMembers, LIST_MEMBERS } from './list-members.ts';
export { listPeople, readPeopleOnList } from './list-people.ts';
