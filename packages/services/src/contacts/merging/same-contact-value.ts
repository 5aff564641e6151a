import type { ContactDoc, OtherContactValueDoc } from '@workbench/db';
import { profileKey } from '@workbench/identity/profile-key';
import { groupInWords, type MergeGroup } from './merge-groups.ts';

type ValueField = OtherContactValueDoc['field'];

const FIELD_OF_GROUP: Partial<Record<MergeGroup, ValueField>> = {
  email: 'email',
  phone: 'phone',
  profile: 'linkedinUrl',
};

/** One address, number or profile, however it is written. Pure. */
export function isSameContactValue(field: ValueField, a: string, b: string): boolean {
  const [one, other] = [a, b].map((value) => spellingKey(field, value));
  return one === other;
}

/** Whether both contacts say the same, so that there is nothing to choose. Pure. */
export function isSameGroup(a: ContactDoc, b: ContactDoc, group: MergeGroup): boolean {
  const field = FIELD_OF_GROUP[group];
  const [one, other] = [groupInWords(a, group), groupInWords(b, group)];
  if (field === undefined || one === null || other === null) return one === other;
  return isSameContactValue(field, one, other);
}

/** The digits of an extension count: it is another desk. */
function spellingKey(field: ValueField, value: string): string {
  const text = value.trim().toLowerCase();
  if (field === 'phone') return text.replace(/[^\d+]/g, '') || text;
  return (field === 'linkedinUrl' ? profileKey(text) : null) ?? text;
}
