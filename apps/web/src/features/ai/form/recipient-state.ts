import type { GeneratedMessage, MessageFact } from '@workbench/services/ai/schemas';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { toggleFact } from '../message-facts.ts';
import { EMPTY_MESSAGE_FORM, formFieldsFromContact, type MessageForm, toMessageForm } from '../message-form.ts';
import type { AssistantParams } from '../url-params.ts';

/** A company as it was filled into the form; its name may be written otherwise than the tracked company's. */
interface FilledCompany {
  id: string | null;
  name: string;
}

/** For whom a message is, and what it may state: each fact has its company, and only the recipient's are sent. */
export interface RecipientState {
  form: MessageForm;
  picked: readonly MessageFact[];
  filledCompany: FilledCompany | null;
}

export const EMPTY_RECIPIENT: RecipientState = { form: EMPTY_MESSAGE_FORM, picked: [], filledCompany: null };

type Employee = Pick<
  SavedContact,
  'name' | 'isNameHidden' | 'title' | 'organizationName' | 'organizationIndustry' | 'companyId'
>;

/** A new contact begins with no facts. The form is kept when a contact is only removed. */
export function withContact(
  { form }: RecipientState,
  contact: Employee | null,
  companyId?: string | undefined,
): RecipientState {
  if (contact === null) return { form, picked: [], filledCompany: null };
  const filled = { ...form, ...formFieldsFromContact(contact) };
  return {
    form: filled,
    picked: [],
    filledCompany: { id: contact.companyId ?? companyId ?? null, name: filled.recipientCompany },
  };
}

/** Another company deselects the facts about the former one, and the notes that were made for it. */
export function withCompany(
  { form, picked }: RecipientState,
  company: { id: string; name: string; industry: string | null },
): RecipientState {
  const next = {
    form: { ...form, recipientCompany: company.name, recipientIndustry: company.industry ?? '' },
    filledCompany: { id: company.id, name: company.name },
  };
  const isOther = !['', comparable(company.name)].includes(comparable(form.recipientCompany));
  const isForFormer = ({ id, company: about }: MessageFact) => isOther && about == null && id.startsWith('note.local.');
  return { ...next, picked: picked.filter((fact) => fitsRecipient({ ...next, picked }, fact) && !isForFormer(fact)) };
}

/** Fills in what a message was written from, with the same facts. */
export function withRestoredMessage({ request }: Pick<GeneratedMessage, 'request'>): RecipientState {
  const { recipientCompany } = request;
  // Facts of earlier versions do not say whom they are about.
  const picked = request.facts.map((fact) =>
    fact.company == null && /^(?:report|company)\./.test(fact.id) ? { ...fact, company: recipientCompany } : fact,
  );
  const companyId = picked.find(({ companyId: id }) => id != null)?.companyId ?? null;
  return { form: toMessageForm(request), picked, filledCompany: { id: companyId, name: recipientCompany } };
}

export const withToggledFact = (state: RecipientState, fact: MessageFact): RecipientState => ({
  ...state,
  picked: toggleFact(sentFacts(state), fact),
});

/** The facts that a message to this recipient states. One about another company waits until that one is named again. */
export const sentFacts = (state: RecipientState): readonly MessageFact[] =>
  state.picked.filter((fact) => fitsRecipient(state, fact));

/** Whether a fact is about the recipient or the recipient's company. */
export function fitsRecipient({ form, filledCompany }: RecipientState, { company, companyId }: MessageFact): boolean {
  if (company == null || company === '') return true;
  const name = comparable(form.recipientCompany);
  if (comparable(company) === name)
    return companyId == null || filledCompany === null || isIdOf(filledCompany, companyId, name);
  return companyId != null && filledCompany?.id === companyId && comparable(filledCompany.name) === name;
}

/** Two tracked companies may have one name: then the chosen one counts. */
const isIdOf = ({ id, name }: FilledCompany, companyId: string, typed: string) =>
  id === null || id === companyId || comparable(name) !== typed;

const comparable = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** The address of a recipient: the company stays beside a contact only while it is the recipient's. */
export function recipientParams(contactId: string | null, company: FilledCompany | null): AssistantParams {
  return {
    ...(contactId !== null && { contact: contactId }),
    ...(company?.id != null && { company: company.id }),
  };
}
