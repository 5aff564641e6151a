import { describe, expect, it } from 'vitest';
import { MESSAGE_ACTIONS, type OutreachMessageStatus } from '../schemas.ts';
import { statusTransition } from './message-status-transitions.ts';

type Row = [status: OutreachMessageStatus, wasSent: boolean, ...outcomes: string[]];

/** Columns: sent, accepted, replied, failed, retry, skip; "=" changes nothing, "-" is refused. */
const REQUEST: Row[] = [
  ['pending', false, 'sent', '-', '-', 'failed', '=', 'pending'],
  ['sent', true, '=', 'accepted', 'replied', 'failed', '-', '-'],
  ['accepted', true, '-', '=', 'replied', 'failed', '-', '-'],
  ['replied', true, '-', '-', '=', '-', '-', '-'],
  ['failed', false, '-', '-', '-', '=', 'pending', '-'],
  ['failed', true, '-', '-', '-', '=', '-', '-'],
];

const outcomesOf = (messageType: string, status: OutreachMessageStatus, wasSent: boolean) =>
  MESSAGE_ACTIONS.map((action) => {
    const step = statusTransition({ status, messageType, wasSent }, action);
    return step.kind === 'change' ? step.status : step.kind === 'same' ? '=' : '-';
  });

describe('the status of a message', () => {
  it.each(REQUEST)(
    'of a request that is %s (sent once: %s) becomes what is drawn and nothing else',
    (status, wasSent, ...outcomes) => {
      expect(outcomesOf('connection_request', status, wasSent)).toEqual(outcomes);
    },
  );

  it.each(['direct_message', 'follow_up'])('is never accepted for a %s, and else the same', (type) => {
    for (const [status, wasSent, ...outcomes] of REQUEST) {
      const expected = outcomes.map((outcome, at) => (MESSAGE_ACTIONS[at] === 'accepted' ? '-' : outcome));
      expect(outcomesOf(type, status, wasSent)).toEqual(expected);
    }
  });

  it('is refused in words that say what to do', () => {
    const refused = (status: OutreachMessageStatus, wasSent: boolean, action: 'sent' | 'accepted' | 'retry') => {
      const step = statusTransition({ status, wasSent, messageType: 'connection_request' }, action);
      return step.kind === 'refused' ? step.because : null;
    };
    expect(refused('failed', false, 'sent')).toContain('Choose "Try again" first');
    expect(refused('pending', false, 'accepted')).toContain('Mark it as sent first');
    expect(refused('failed', true, 'retry')).toContain('twice');
  });
});
