import type { MessageFact } from '@workbench/services/ai/schemas';
import { messageRequestSchema } from '@workbench/services/ai/schemas';
import { describe, expect, it } from 'vitest';
import { availableFacts, localNote } from '../message-facts.ts';
import { toMessageRequest } from '../message-form.ts';
import { DEFAULT_OPTIONS } from '../message-options.ts';
import {
  EMPTY_RECIPIENT,
  fitsRecipient,
  type RecipientState,
  sentFacts,
  withCompany,
  withContact,
  withRestoredMessage,
  withToggledFact,
} from './recipient-state.ts';

const COMPANIES = [
  { id: 'c1', name: 'Northwind Robotics', industry: 'Robotics' },
  { id: 'c2', name: 'Fabrikam', industry: null },
  // Two tracked companies of one name.
  { id: 'c3', name: 'Contoso', industry: 'Logistics' },
  { id: 'c4', name: 'Contoso', industry: 'Food' },
];
const [NORTHWIND, FABRIKAM] = COMPANIES as [(typeof COMPANIES)[0], (typeof COMPANIES)[0]];

const factsOf = ({ id, name }: { id: string; name: string }): MessageFact[] =>
  [1, 2].map((number) => ({
    id: `report.${id}.r1.news.${number}`,
    text: `${id} opened plant ${number}`,
    source: 'Report of 2026-11-02',
    date: null,
    company: name,
    companyId: id,
  }));

const contactAt = (companyId: string | null, organizationName: string | null) => ({
  name: 'Marta Oliveira',
  isNameHidden: false,
  title: 'CTO',
  organizationName,
  organizationIndustry: null,
  companyId,
});
// The second one's employer is written otherwise than the tracked company.
const CONTACTS = [contactAt('c1', 'Northwind Robotics'), contactAt('c2', 'Fabrikam Group AG'), contactAt(null, null)];

const textsOf = (state: RecipientState) => sentFacts(state).map(({ text }) => text);
const messageOf = (state: RecipientState) => ({
  request: messageRequestSchema.required().parse(toMessageRequest(state.form, DEFAULT_OPTIONS, sentFacts(state))),
});

describe('the facts of a message', () => {
  const atNorthwind = withToggledFact(withCompany(EMPTY_RECIPIENT, NORTHWIND), factsOf(NORTHWIND)[0] as MessageFact);

  it('are deselected when another company is chosen', () => {
    expect(textsOf(atNorthwind)).toEqual(['c1 opened plant 1']);
    expect(textsOf(withCompany(atNorthwind, FABRIKAM))).toEqual([]);
    expect(textsOf(withCompany(withCompany(atNorthwind, FABRIKAM), NORTHWIND))).toEqual([]);
  });

  it('are not sent while another company is typed', () => {
    const typed = (recipientCompany: string) => ({ ...atNorthwind, form: { ...atNorthwind.form, recipientCompany } });
    expect(textsOf(typed('Fabrikam'))).toEqual([]);
    expect(textsOf(typed(' northwind  robotics '))).toEqual(['c1 opened plant 1']);
  });

  it('are those of the tracked employer, however the contact writes its name', () => {
    const state = withContact(EMPTY_RECIPIENT, CONTACTS[1] ?? null);
    expect(factsOf(FABRIKAM).every((fact) => fitsRecipient(state, fact))).toBe(true);
    expect(factsOf(NORTHWIND).some((fact) => fitsRecipient(state, fact))).toBe(false);
  });

  it('come back with a message as they were sent, and leave with another company', () => {
    const restored = withRestoredMessage(messageOf(atNorthwind));
    expect(textsOf(restored)).toEqual(['c1 opened plant 1']);
    expect(textsOf(withCompany(restored, FABRIKAM))).toEqual([]);
  });

  it('of an earlier version belong to the company that the message was for', () => {
    const { company: _, companyId: __, ...fact } = factsOf(NORTHWIND)[0] as MessageFact;
    const message = messageOf({ ...atNorthwind, picked: [{ ...fact, id: 'report.1.news.1' }] });
    expect(textsOf(withRestoredMessage(message))).toEqual(['c1 opened plant 1']);
    expect(textsOf(withCompany(withRestoredMessage(message), FABRIKAM))).toEqual([]);
  });

  it('lose the notes for a former company', () => {
    const note = localNote(1, 'They grow', 0, '');
    const state = withToggledFact(withCompany(EMPTY_RECIPIENT, NORTHWIND), note);
    expect(textsOf(withCompany(state, FABRIKAM))).toEqual([]);
    expect(textsOf(withCompany(withToggledFact(EMPTY_RECIPIENT, note), FABRIKAM))).toEqual(['They grow']);
  });
});

/** A small generator, so that a failing sequence is repeated. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('speaks of the recipient’s company alone after any sequence of choosing, typing, picking and restoring', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomOf(seed);
    const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    let state = EMPTY_RECIPIENT;
    const messages: ReturnType<typeof messageOf>[] = [];
    for (let step = 0; step < 30; step += 1) {
      const { filledCompany } = state;
      const chosen = COMPANIES.find(({ id }) => id === filledCompany?.id);
      const listed = chosen === undefined ? [] : factsOf(chosen).filter((fact) => fitsRecipient(state, fact));
      const offered = availableFacts(sentFacts(state), listed);
      const typed = one(['', 'Fabrikam', 'Contoso', 'northwind robotics', 'Litware']);
      const actions: (() => RecipientState)[] = [
        () => withCompany(state, one(COMPANIES)),
        () => withContact(state, one([...CONTACTS, null])),
        () => ({ ...state, form: { ...state.form, recipientCompany: typed } }),
        () => (offered.length === 0 ? state : withToggledFact(state, one(offered))),
        () => (offered.length === 0 ? state : withToggledFact(state, one(offered))),
        () => (messages.length === 0 ? state : withRestoredMessage(one(messages))),
      ];
      state = one(actions)();
      if (random(3) === 0) messages.push(messageOf(state));
      const { recipientCompany } = state.form;
      for (const fact of sentFacts(state)) {
        const isNamed = fact.company?.toLowerCase() === recipientCompany.toLowerCase();
        const isEmployer = recipientCompany === 'Fabrikam Group AG' && fact.companyId === 'c2';
        expect(isNamed || isEmployer, `seed ${seed}, step ${step}: ${fact.text} for ${recipientCompany}`).toBe(true);
      }
      expect(new Set(sentFacts(state).map(({ companyId }) => companyId)).size).toBeLessThanOrEqual(1);
      // What is ticked on screen is what is sent.
      const ticked = availableFacts(sentFacts(state), listed).filter(({ id }) =>
        sentFacts(state).some((fact) => fact.id === id),
      );
      expect(ticked.map(({ text }) => text).sort()).toEqual(textsOf(state).sort());
    }
  }
});
