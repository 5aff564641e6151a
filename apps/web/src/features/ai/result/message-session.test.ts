import type { GeneratedMessage } from '@workbench/services/ai/schemas';
import { describe, expect, it } from 'vitest';
import { EMPTY_MESSAGE_FORM, toMessageRequest } from '../message-form.ts';
import { DEFAULT_OPTIONS } from '../message-options.ts';
import { truncateToLimit } from './character-limit.ts';
import {
  addFactToRequest,
  EMPTY_SESSION,
  hasUnsavedEdit,
  nextVariant,
  regenerateInput,
  showMessage,
  shownMessage,
  showSavedText,
  stepShownMessage,
  updateShownMessage,
  withoutFact,
} from './message-session.ts';
import { addProgress, EMPTY_WRITING } from './writing-progress.ts';

const request = toMessageRequest(EMPTY_MESSAGE_FORM, DEFAULT_OPTIONS, []);
const written = (id: string, variant = 0): GeneratedMessage => ({
  id,
  message: `Text ${id}`,
  messageType: 'connection_request',
  clauses: [],
  unsupported: [],
  isTrimmed: false,
  limit: 300,
  length: 6,
  writer: { kind: 'built-in', name: 'Built-in writer', version: '1' },
  tokens: 0,
  variant,
  createdAt: '2026-11-21T12:00:00.000Z',
  request,
  contactId: null,
});

describe('the messages of a visit', () => {
  it('shows the newest and can go back', () => {
    const two = showMessage(showMessage(EMPTY_SESSION, written('a')), written('b', 1));
    expect(shownMessage(two)?.text).toBe('Text b');
    expect(shownMessage(stepShownMessage(two, -1))?.text).toBe('Text a');
    expect(stepShownMessage(two, 1)).toEqual(two);
  });

  it('keeps an edit while another one is shown', () => {
    const edited = updateShownMessage(showMessage(EMPTY_SESSION, written('a')), { text: 'Mine' });
    expect(shownMessage(stepShownMessage(showMessage(edited, written('b')), -1))?.text).toBe('Mine');
  });

  it('knows an edit that was not saved, also of a message that is not shown', () => {
    const session = showMessage(EMPTY_SESSION, written('a'));
    expect(hasUnsavedEdit(session)).toBe(false);
    const edited = showMessage(updateShownMessage(session, { text: 'Mine' }), written('b'));
    expect(hasUnsavedEdit(edited)).toBe(true);
    const sent = shownMessage(stepShownMessage(edited, -1));
    if (sent === null) throw new Error('there is no message');
    expect(hasUnsavedEdit(showSavedText(edited, sent, 'Mine'))).toBe(false);
  });

  it('shows a text as it was saved, unless it was edited in the meantime', () => {
    const session = updateShownMessage(showMessage(EMPTY_SESSION, written('a')), { text: 'Much too long' });
    const sent = shownMessage(session);
    if (sent === null) throw new Error('there is no message');
    const other = showMessage(session, written('b'));
    expect(showSavedText(other, sent, 'Much...').messages.map(({ text }) => text)).toEqual(['Much...', 'Text b']);
    const edited = updateShownMessage(session, { text: 'Shorter' });
    expect(shownMessage(showSavedText(edited, sent, 'Much...'))?.text).toBe('Shorter');
  });

  it('checks no text against a fact that was removed', () => {
    const fact = { id: 'note.local.1', text: 'We met in Oslo', source: 'Your note', date: null };
    const added = addFactToRequest(request, fact);
    if (added === null) throw new Error('the request has room for a fact');
    const session = updateShownMessage(showMessage(EMPTY_SESSION, written('a')), { request: added });
    expect(shownMessage(withoutFact(session, 'note.local.1'))?.request.facts).toEqual([]);
    expect(shownMessage(withoutFact(session, 'note.local.2'))).toBe(shownMessage(session));
  });

  it('restores one that is there already in its place', () => {
    const session = showMessage(showMessage(EMPTY_SESSION, written('a')), written('b'));
    const restored = showMessage(updateShownMessage(stepShownMessage(session, -1), { text: 'Mine' }), written('a'));
    expect(restored.messages).toHaveLength(2);
    expect(shownMessage(restored)?.text).toBe('Text a');
  });

  it('asks for a variant that was not there yet', () => {
    const session = showMessage(showMessage(EMPTY_SESSION, written('a')), written('b', 4));
    expect(nextVariant(stepShownMessage(session, -1))).toBe(5);
  });

  it('takes no eleventh fact', () => {
    const fact = (id: string) => ({ id, text: 'x', source: 's', date: null });
    const full = { ...request, facts: Array.from({ length: 10 }, (_, n) => fact(String(n))) };
    expect(addFactToRequest(full, fact('x'))).toBeNull();
    expect(addFactToRequest(full, fact('3'))).toBe(full);
    expect(addFactToRequest(request, fact('x'))?.facts).toHaveLength(1);
  });
});

describe('cutting to the limit', () => {
  it.each([
    [300, 300],
    [301, 300],
    [5000, 300],
  ])('makes %i characters %i', (length, cut) => expect(truncateToLimit('x'.repeat(length), 300)).toHaveLength(cut));

  it('never splits an emoji', () => {
    expect(truncateToLimit(`${'x'.repeat(296)}👩‍🚀 and more`, 300)).toBe(`${'x'.repeat(296)}...`);
  });

  it('cuts nothing where there is no limit', () => expect(truncateToLimit('x'.repeat(900), null)).toHaveLength(900));
});

describe('a message while it is generated', () => {
  it('grows piece by piece, restarts on request, and ends with the complete message', () => {
    let state = addProgress(EMPTY_WRITING, { kind: 'piece', text: 'Hel' });
    state = addProgress(state, { kind: 'piece', text: 'lo' });
    expect(state.text).toBe('Hello');
    state = addProgress(state, { kind: 'again', reason: 'Too long' });
    expect(state).toMatchObject({ text: '', restartReason: 'Too long', message: null });
    expect(addProgress(state, { kind: 'done', message: written('a') }).text).toBe('Text a');
  });
});

it('writes a message again for its own recipient, whoever the form names by now', () => {
  const forMarta = { ...request, recipientName: 'Marta', recipientCompany: 'Northwind' };
  const shown = shownMessage(showMessage(EMPTY_SESSION, { ...written('a'), request: forMarta, contactId: 'k1' }));
  const shorter = { request: { ...forMarta, length: 'short' as const }, contactId: 'k1' };
  expect(regenerateInput(shorter, shown)).toBe(shorter);
  expect(regenerateInput({ request: { ...forMarta, recipientName: 'Tom' }, contactId: 'k2' }, shown)).toEqual({
    request: forMarta,
    contactId: 'k1',
  });
  expect(regenerateInput(shorter, null)).toBe(shorter);
});
