export { countListMembers, LIST_MEMBERS } from './list-members.ts';
