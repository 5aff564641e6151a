export { listSources } from './list.ts';
