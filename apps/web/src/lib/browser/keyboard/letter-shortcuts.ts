/** Whether single letters act; who speaks to the computer, or presses keys by accident, can turn them off. */
const STORAGE_KEY = 'outreach-shortcuts';

export const readShortcutsEnabled = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
export const storeShortcutsEnabled = (isOn: boolean): void => localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
