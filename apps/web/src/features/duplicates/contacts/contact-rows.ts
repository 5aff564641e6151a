import type { ContactMergePreview } from '@workbench/services/duplicates/schemas';
import { SENIORITY_LABEL, sourceLabel, sourceNamesText } from '../../../lib/format/contact-labels';
import { DASH, formatCount, formatDate } from '../../../lib/format/format';
import {
  type Choices,
  type ComparedRow,
  type ComparedValue,
  comparedRow,
  plainValue,
} from '../comparison/compared-row';

type Field = ContactMergePreview['fields'][number];
type Contact = ContactMergePreview['contacts'][number];

const LABELS: Readonly<Record<Field['field'], string>> = {
  name: 'Name',
  title: 'Job title',
  employer: 'Employer',
  email: 'E-mail',
  phone: 'Phone',
  profile: 'Profile',
  location: 'Location',
  seniority: 'Seniority',
};

/** The field whose origin stands for a whole group. */
const ORIGIN_OF: Readonly<Record<Field['field'], string>> = {
  name: 'name',
  title: 'title',
  employer: 'organizationName',
  email: 'email',
  phone: 'phone',
  profile: 'linkedinUrl',
  location: 'city',
  seniority: 'seniority',
};

/** The fields in their order, seen from the left contact; those that neither has are left out. Pure. */
export function contactRows(
  { fields, contacts: [survivor, other] }: Pick<ContactMergePreview, 'fields' | 'contacts'>,
  side: 0 | 1,
  choices: Choices,
): ComparedRow[] {
  if (survivor === undefined || other === undefined) return [];
  const contacts = { survivor, other };
  const chosen = fields
    .filter((one) => (one.survivor ?? one.other) !== null)
    .map((one) =>
      comparedRow(one, { survivor: side, choices, label: LABELS[one.field] }, (value, whose) =>
        toValue(one.field, value, contacts[whose]),
      ),
    );
  const further = FURTHER.flatMap(({ field, label, textOf }) => {
    const both = { survivor: textOf(survivor), other: textOf(other) };
    if (both.survivor === '' && both.other === '') return [];
    const row = { field, ...both, merged: 'both' as const, isChoice: false };
    return comparedRow(row, { survivor: side, choices, label }, plainValue);
  });
  return [...chosen, ...further];
}

/** What the merged contact has of both. */
const FURTHER: readonly { field: string; label: string; textOf: (contact: Contact) => string }[] = [
  {
    field: 'otherValues',
    label: 'Also',
    textOf: ({ otherValues }) => otherValues.map(({ value }) => value).join('\n'),
  },
  {
    field: 'formerEmployers',
    label: 'Formerly at',
    textOf: ({ formerEmployers }) => formerEmployers.map(({ name, domain }) => name ?? domain).join('\n'),
  },
  { field: 'sources', label: 'Sources', textOf: sourceNamesText },
  { field: 'notes', label: 'Notes', textOf: ({ notes }) => notes.map(({ text }) => text).join('\n') },
];

function toValue(field: Field['field'], value: string | null, { origins }: Contact): ComparedValue {
  const origin = origins[ORIGIN_OF[field]];
  const labels: Readonly<Record<string, string>> = field === 'seniority' ? SENIORITY_LABEL : {};
  return {
    text: value === null ? DASH : (labels[value] ?? value),
    origin: value !== null && origin ? `${sourceLabel(origin.source)} · ${formatDate(origin.at)}` : null,
    url: null,
    isLocked: false,
    isEmpty: value === null,
  };
}

/** "2 notes", "1 lead": what the survivor takes over, without what there is none of. Pure. */
export function movedOfContact({ sources, notes, leads }: ContactMergePreview['moves']): string[] {
  return [
    sources > 0 ? formatCount(sources, 'source', 'sources') : [],
    notes > 0 ? formatCount(notes, 'note', 'notes') : [],
    leads > 0 ? formatCount(leads, 'lead', 'leads') : [],
  ].flat();
}

/** What a merge does to campaigns that have both as recipients. Pure. */
export function droppedText({ droppedMessages: count }: ContactMergePreview['moves']): string | undefined {
  if (count === 0) return undefined;
  const messages = formatCount(count, 'message that was not sent is', 'messages that were not sent are');
  return `${messages} put aside, so that no one is written to twice.`;
}
