import { describe, expect, it } from 'vitest';
import {
  EMPTY_MESSAGE_FORM,
  isMissingRecipient,
  needsSender,
  toMessageForm,
  toMessageRequest,
} from './message-form.ts';
import { DEFAULT_OPTIONS } from './message-options.ts';

describe('the form of a message', () => {
  it.each([
    ['connection_request', '', '', true],
    ['connection_request', '  ', ' ', true],
    ['connection_request', 'Ann', '', false],
    ['connection_request', '', 'Northwind', false],
    ['direct_message', '', '', false],
    ['follow_up', '', '', false],
  ] as const)('of type %s with name "%s" and company "%s" misses a recipient: %s', (messageType, name, company, is) => {
    expect(
      isMissingRecipient({ ...EMPTY_MESSAGE_FORM, messageType, recipientName: name, recipientCompany: company }),
    ).toBe(is);
  });

  it.each([
    ['connection_request', null, false],
    ['connection_request', 'Hi {{firstName}}', false],
    ['connection_request', 'Hi, {{ senderName }} here', true],
    ['connection_request', 'From a {{senderTitle|colleague}}', true],
    ['connection_request', 'We at {{senderCompany}}', true],
    ['follow_up', null, true],
  ] as const)('of type %s with the template %j needs the sender: %s', (messageType, template, isNeeded) => {
    expect(needsSender(messageType, template)).toBe(isNeeded);
    const options = { ...DEFAULT_OPTIONS, senderName: 'Sam' };
    const { senderName } = toMessageRequest({ ...EMPTY_MESSAGE_FORM, messageType }, options, [], isNeeded);
    expect(senderName).toBe(isNeeded ? 'Sam' : '');
  });

  it('names the sender in the two types that are signed, and in no connection request', () => {
    const options = { ...DEFAULT_OPTIONS, senderName: ' Sam ', senderTitle: 'CEO', senderCompany: ' Fabrikam ' };
    const nameless = { senderName: '', senderTitle: '', senderCompany: '' };
    expect(toMessageRequest(EMPTY_MESSAGE_FORM, options, [])).toMatchObject(nameless);
    const signed = { senderName: 'Sam', senderTitle: 'CEO', senderCompany: 'Fabrikam' };
    const followUp = { ...EMPTY_MESSAGE_FORM, messageType: 'follow_up' as const };
    expect(toMessageRequest(followUp, options, [])).toMatchObject(signed);
  });

  it('comes back from the request that was made of it', () => {
    const form = { ...EMPTY_MESSAGE_FORM, recipientName: 'Ann', campaignGoal: 'A demo' };
    expect(toMessageForm(toMessageRequest(form, DEFAULT_OPTIONS, []))).toEqual(form);
  });

  it('asks with ten facts at most', () => {
    const facts = Array.from({ length: 12 }, (_, n) => ({ id: `f${n}`, text: 'x', source: 's', date: null }));
    expect(toMessageRequest(EMPTY_MESSAGE_FORM, DEFAULT_OPTIONS, facts).facts).toHaveLength(10);
  });
});
