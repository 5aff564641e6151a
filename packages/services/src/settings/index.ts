export { DEFAULT_SETTINGS, getSettings } from './get.ts';
