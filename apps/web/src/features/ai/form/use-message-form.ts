import { useNavigate, useSearch } from '@tanstack/react-router';
import { MESSAGE_FACTS_MAX } from '@workbench/services/ai/limits';
import type { GeneratedMessage, MessageFact } from '@workbench/services/ai/schemas';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { toggleFact } from '../message-facts';
import {
  EMPTY_MESSAGE_FORM,
  formFieldsFromContact,
  type MessageForm,
  toMessageForm,
  toMessageRequest,
} from '../message-form';
import { type MessageOptions, toLimitOptions } from '../message-options';
import type { AssistantParams } from '../url-params';
import { readStoredOptions, storeOptions } from './stored-options';

/** Everything that a message is asked with. The address owns the saved contact and the company. */
export function useMessageForm() {
  const search: AssistantParams = useSearch({ from: '/ai-assistant' });
  const navigate = useNavigate({ from: '/ai-assistant' });
  const [form, setForm] = useState<MessageForm>(EMPTY_MESSAGE_FORM);
  const [options, setOptions] = useState(readStoredOptions);
  const [picked, setPicked] = useState<readonly MessageFact[]>([]);
  const contactId = search.contact;
  const contact = trpc.contacts.get.useQuery({ id: contactId ?? '' }, { enabled: contactId !== undefined });
  const writers = trpc.ai.writers.useQuery({});
  const templates = trpc.ai.templates.useQuery({});
  // What was chosen on an earlier visit may be gone, and a template is for one type of message.
  const writer = writers.data?.writers.find(({ kind }) => kind === options.writer)?.kind ?? null;
  const fittingTemplates = templates.data?.filter(({ messageType }) => messageType === form.messageType) ?? [];
  const templateId = fittingTemplates.find(({ id }) => id === options.templateId)?.id ?? null;

  const change = (part: Partial<MessageForm>) => setForm((previous) => ({ ...previous, ...part }));
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
    setForm((previous) => ({ ...previous, ...formFieldsFromContact(loaded) }));
  }, [loaded]);

  const chooseContact = (chosen: SavedContact | null) => {
    setPicked([]);
    if (chosen === null) {
      filledFrom.current = null;
      go({});
      return;
    }
    filledFrom.current = chosen.id;
    change(formFieldsFromContact(chosen));
    go({ contact: chosen.id });
  };

  const chooseCompany = (company: { id: string; name: string; industry: string | null }) => {
    change({ recipientCompany: company.name, recipientIndustry: company.industry ?? '' });
    go({ ...(contactId !== undefined && { contact: contactId }), company: company.id });
  };

  /** Fills in what a message was written from. */
  const restore = (message: GeneratedMessage) => {
    const { request } = message;
    filledFrom.current = message.contactId;
    setForm(toMessageForm(request));
    setPicked(request.facts);
    changeOptions({
      tone: request.tone,
      length: request.length,
      isFormal: request.isFormal,
      language: request.language,
      ...(request.messageType === 'connection_request'
        ? toLimitOptions(request.limit)
        : { senderName: request.senderName, senderTitle: request.senderTitle }),
    });
    if (message.contactId !== (contactId ?? null)) go(message.contactId === null ? {} : { contact: message.contactId });
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
    companyId: search.company ?? loaded?.companyId ?? undefined,
    request: toMessageRequest(form, options, picked),
    change,
    changeOptions,
    chooseContact,
    chooseCompany,
    restore,
    toggle: (fact: MessageFact) => setPicked((previous) => toggleFact(previous, fact)),
    /** Picks a fact that is not picked yet; nothing happens when ten are. */
    pick: (fact: MessageFact) =>
      setPicked((previous) => (previous.some(({ id }) => id === fact.id) ? previous : toggleFact(previous, fact))),
    isFull: picked.length >= MESSAGE_FACTS_MAX,
  };
}

export type MessageFormState = ReturnType<typeof useMessageForm>;
