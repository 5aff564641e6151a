import { useNavigate, useSearch } from '@tanstack/react-router';
import { MESSAGE_FACTS_MAX } from '@workbench/services/ai/limits';
import type { GeneratedMessage, MessageFact } from '@workbench/services/ai/schemas';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { type MessageForm, needsSender, toMessageRequest } from '../message-form';
import { type MessageOptions, optionsOfRequest } from '../message-options';
import type { AssistantParams } from '../url-params';
import {
  EMPTY_RECIPIENT,
  fitsRecipient,
  type RecipientState,
  recipientParams,
  sentFacts,
  withCompany,
  withContact,
  withRestoredMessage,
  withToggledFact,
} from './recipient-state';
import { readStoredOptions, storeOptions } from './stored-options';

/** Everything that a message is asked with. The address owns the saved contact and the company. */
export function useMessageForm() {
  const search: AssistantParams = useSearch({ from: '/ai-assistant' });
  const navigate = useNavigate({ from: '/ai-assistant' });
  const [recipient, setRecipient] = useState<RecipientState>(EMPTY_RECIPIENT);
  const { form } = recipient;
  /** Nothing keeps what was typed since the last message was written. */
  const [isTyped, setTyped] = useState(false);
  const picked = sentFacts(recipient);
  const [options, setOptions] = useState(readStoredOptions);
  const contactId = search.contact;
  const contact = trpc.contacts.get.useQuery({ id: contactId ?? '' }, { enabled: contactId !== undefined });
  const writers = trpc.ai.writers.useQuery({});
  const templates = trpc.ai.templates.useQuery({});
  // What was chosen on an earlier visit may be gone, and a template is for one type of message.
  const writer = writers.data?.writers.find(({ kind }) => kind === options.writer)?.kind ?? null;
  const fittingTemplates = templates.data?.filter(({ messageType }) => messageType === form.messageType) ?? [];
  const templateId = fittingTemplates.find(({ id }) => id === options.templateId)?.id ?? null;

  const template = fittingTemplates.find(({ id }) => id === templateId);
  const hasSender = needsSender(form.messageType, template?.body ?? null);

  const change = (part: Partial<MessageForm>) => {
    if (part.messageType === undefined) setTyped(true);
    setRecipient((previous) => ({ ...previous, form: { ...previous.form, ...part } }));
  };
  const changeOptions = (part: Partial<MessageOptions>) => {
    const next = { ...options, ...part };
    setOptions(next);
    storeOptions(next);
  };
  const go = (params: AssistantParams) => void navigate({ search: params, resetScroll: false, replace: true });

  // Each contact fills the form once; what is typed afterwards stays, also when the contact is read again.
  const filledFrom = useRef<string | null>(null);
  const loaded = contact.data;
  useEffect(() => {
    if (loaded === undefined || filledFrom.current === loaded.id) return;
    filledFrom.current = loaded.id;
    setRecipient((previous) => withContact(previous, loaded, search.company));
  }, [loaded, search.company]);

  // An address that names a company alone fills it in, too.
  const linkedCompany = trpc.companies.get.useQuery(
    { id: search.company ?? '' },
    { enabled: search.company !== undefined && contactId === undefined && recipient.filledCompany === null },
  ).data;
  useEffect(() => {
    if (linkedCompany === undefined) return;
    setRecipient((previous) =>
      previous.filledCompany === null && previous.form.recipientCompany === ''
        ? withCompany(previous, linkedCompany)
        : previous,
    );
  }, [linkedCompany]);

  const chooseContact = (chosen: SavedContact | null) => {
    filledFrom.current = chosen?.id ?? null;
    setRecipient((previous) => withContact(previous, chosen));
    go(recipientParams(chosen?.id ?? null, null));
  };

  const chooseCompany = (company: { id: string; name: string; industry: string | null }) => {
    setRecipient((previous) => withCompany(previous, company));
    go(recipientParams(contactId ?? null, company));
  };

  /** Fills in what a message was written from. */
  const restore = (message: GeneratedMessage) => {
    const { request } = message;
    const restored = withRestoredMessage(message);
    filledFrom.current = message.contactId;
    setRecipient(restored);
    setTyped(false);
    changeOptions(optionsOfRequest(request, options));
    go(recipientParams(message.contactId, restored.filledCompany));
  };

  return {
    form,
    options,
    picked,
    writers,
    writer,
    templates,
    fittingTemplates: fittingTemplates,
    templateId,
    contactId,
    contact,
    /** Of the chosen company, or else of the contact's employer. */
    companyId: recipient.filledCompany?.id ?? search.company ?? loaded?.companyId ?? undefined,
    /** Whether a fact is about this recipient. */
    fits: (fact: MessageFact) => fitsRecipient(recipient, fact),
    hasSender,
    isTyped,
    /** The history has what was typed. */
    markWritten: () => setTyped(false),
    request: toMessageRequest(form, options, picked, hasSender),
    change,
    changeOptions,
    chooseContact,
    chooseCompany,
    restore,
    toggle: (fact: MessageFact) => setRecipient((previous) => withToggledFact(previous, fact)),
    /** Picks a fact that is not picked yet; nothing happens when ten are. */
    pick: (fact: MessageFact) =>
      setRecipient((previous) =>
        previous.picked.some(({ id }) => id === fact.id) ? previous : withToggledFact(previous, fact),
      ),
    isFull: picked.length >= MESSAGE_FACTS_MAX,
  };
}

export type MessageFormState = ReturnType<typeof useMessageForm>;
