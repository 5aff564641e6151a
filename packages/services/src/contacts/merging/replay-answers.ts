import type { ContactDoc, ContactSourceValueDoc } from '@workbench/db';
import { isTyped } from '../edit/contact-fields.ts';
import type { TypedContact } from '../edit/read-typed-values.ts';
import { isSameValue } from '../edit/source-values.ts';
import type { CombinedPerson } from '../people/types.ts';
import { applyUpdates, EMPTY_CONTACT } from '../saved/merge/apply-updates.ts';
import type { PeopleSource } from '../schemas.ts';
import { MERGE_GROUP_NAMES, MERGE_GROUPS } from './merge-groups.ts';
import { isSame, type MergedState, ownerOfValue, type Side } from './merged-state.ts';
import { isGivenBack } from './replay-edits.ts';
import { isAnswer, keepBeside, saidBeside } from './said-beside.ts';

/** What one source has said of one of the two since the merge. */
interface Answer {
  owner: Side;
  source: string;
  at: Date;
  fields: Partial<ContactDoc>;
}

/** Both, with what sources have said since the merge: each answer updates the contact whom its source knows. Pure. */
export function replayAnswers(state: MergedState, sides: Record<Side, ContactDoc>, edits: TypedContact) {
  const replayed = { ...sides };
  const answers: Answer[] = [];
  const beside = saidBeside(state);
  const isGiven = (one: (typeof beside)[number]) => isAnswer(one, state.present, sides[one.owner], edits);
  // First, so that no answer brings back what a person took out.
  for (const one of beside) if (!isGiven(one)) replayed[one.owner] = keepBeside(replayed[one.owner], one);
  const said: SaidValue[] = [...valuesSince(state), ...beside.filter(isGiven)];
  for (const { owner, field, value, source, at, status } of said.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const answer = answers.find((one) => one.owner === owner && one.source === source) ?? {
      owner,
      source,
      at,
      fields: {},
    };
    if (!answers.includes(answer)) answers.push(answer);
    if (at > answer.at) answer.at = at;
    Object.assign(answer.fields, { [field]: value }, field === 'email' && { emailStatus: status ?? null });
  }
  for (const answer of answers) replayed[answer.owner] = withAnswer(replayed[answer.owner], answer, state.present);
  return { survivor: withStatus(replayed.survivor, state, edits.email), other: withStatus(replayed.other, state) };
}

interface SaidValue extends Omit<ContactSourceValueDoc, 'value'> {
  owner: Side;
  value: unknown;
}

/** What sources have filled, replaced or confirmed. */
function valuesSince(state: MergedState): SaidValue[] {
  const { survivorBefore, otherBefore, combined, present } = state;
  const said: SaidValue[] = [];
  for (const group of MERGE_GROUP_NAMES) {
    for (const field of MERGE_GROUPS[group]) {
      const [value, origin] = [present[field], present.origins[field]];
      if (value === null || origin === undefined || isTyped(present, field) || isGivenBack(state, field)) continue;
      const isOld = (known: Pick<ContactDoc, typeof field | 'origins'>) =>
        isSame([known[field], known.origins[field]], [value, origin]);
      if ([combined, survivorBefore, otherBefore].some(isOld)) continue;
      const status = field === 'email' ? { status: present.emailStatus } : {};
      said.push({ owner: ownerOfValue(state, field, origin.source), field, value, ...origin, ...status });
    }
  }
  return said;
}

function withAnswer(contact: ContactDoc, { source, at, fields }: Answer, present: ContactDoc): ContactDoc {
  const isAddress = fields.email !== undefined && fields.email === present.email;
  const person = {
    ...EMPTY_CONTACT,
    ...fields,
    isNameHidden: fields.name === undefined || (fields.name === present.name && present.isNameHidden),
    emailStatusOriginal: isAddress ? present.emailStatusOriginal : null,
    hasEmail: null,
    hasPhone: null,
    differences: [],
    givenBy: Object.fromEntries(Object.keys(fields).map((field) => [field, source as PeopleSource])),
  } as CombinedPerson;
  return { ...contact, ...applyUpdates(contact, { person, at: () => at }) };
}

/** What is known of an address since the merge, or of the one that was typed since. */
function withStatus(contact: ContactDoc, { combined, present }: MergedState, typed: string | null = null): ContactDoc {
  const { email, emailStatus, emailStatusOriginal } = present;
  const isOne = email !== null && contact.email !== null && isSameValue('email', email, contact.email);
  const isNew = email === typed || (email === combined.email && emailStatus !== combined.emailStatus);
  return isOne && isNew ? { ...contact, emailStatus, emailStatusOriginal } : contact;
}
