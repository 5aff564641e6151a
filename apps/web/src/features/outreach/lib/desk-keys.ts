/** The desk's single-key shortcuts, in the order in which they are listed. */
export const DESK_KEYS = [
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: 'w', does: 'write the draft' },
  { key: 'e', does: 'edit' },
  { key: 'c', does: 'copy' },
  { key: 'o', does: 'open the profile' },
  { key: 's', does: 'mark as sent' },
  { key: 'a', does: 'accepted' },
  { key: 'r', does: 'replied' },
  { key: 'f', does: 'failed' },
  { key: 'x', does: 'skip' },
  { key: 't', does: 'switch the pile' },
] as const;

export type DeskKey = (typeof DESK_KEYS)[number]['key'];

/** Whether single letters act; who speaks to the computer, or presses keys by accident, can turn them off. */
const STORED = 'outreach-shortcuts';

export const readKeysOn = (): boolean => localStorage.getItem(STORED) !== 'off';
export const storeKeysOn = (isOn: boolean): void => localStorage.setItem(STORED, isOn ? 'on' : 'off');
