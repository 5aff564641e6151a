import type { MessageAction, OutreachMessage } from '@workbench/services/outreach/schemas';
import { describe, expect, it } from 'vitest';
import { message } from '../../outreach.fixtures.ts';
import {
  indexInQueue,
  movePosition,
  positionAfterAction,
  type QueuePosition,
  reconcilePosition,
  START_POSITION,
} from './queue-position.ts';

const pileOf = (ids: string) => [...ids].map((id) => message({ id }));

type Step = { pile: string } | { move: 1 | -1 } | { mark: MessageAction; pile: string } | { choose: string };

/** Who is shown after each step; in brackets who is not on the pile. */
function shownAfter(steps: Step[]): string {
  let [place, pile]: [QueuePosition, OutreachMessage[]] = [START_POSITION, []];
  const shown = steps.map((step) => {
    if ('move' in step) place = movePosition(pile, place, step.move);
    if ('choose' in step) place = { ...place, message: message({ id: step.choose }), isChosen: true };
    if ('mark' in step && place.message !== null) place = positionAfterAction(place, place.message, step.mark);
    if ('pile' in step) pile = pileOf(step.pile);
    place = reconcilePosition(pile, place);
    const id = place.message?.id ?? '-';
    return indexInQueue(pile, place) < 0 && id !== '-' ? `(${id})` : id;
  });
  return shown.join(' ');
}

describe('the message under the hand', () => {
  it.each<[string, Step[], string]>([
    ['stays when another one comes before it', [{ pile: 'bc' }, { pile: 'abc' }], 'b b'],
    [
      'and the next of its pile follows it',
      [{ pile: 'bc' }, { pile: 'abc' }, { mark: 'sent', pile: 'ac' }, { pile: 'ac' }],
      'b b c c',
    ],
    [
      'stays when another window marks it, after an own mark too',
      [{ pile: 'abc' }, { mark: 'sent', pile: 'bc' }, { pile: 'c' }, { pile: 'xc' }],
      'a b (b) (b)',
    ],
    ['is left for its neighbours by moving', [{ pile: 'abc' }, { move: 1 }, { pile: 'ac' }, { move: 1 }], 'a b (b) c'],
    ['on either side', [{ pile: 'abc' }, { move: 1 }, { pile: 'ac' }, { move: -1 }], 'a b (b) a'],
    ['and by a mark', [{ pile: 'abc' }, { pile: 'bc' }, { mark: 'failed', pile: 'bc' }], 'a (a) b'],
    ['stays when its pile gets empty', [{ pile: 'a' }, { pile: '' }, { move: 1 }], 'a (a) -'],
    ['is on the pile again when it comes back', [{ pile: 'ab' }, { pile: 'b' }, { pile: 'ba' }], 'a (a) a'],
    ['is the next one after a skip', [{ pile: 'abc' }, { mark: 'skip', pile: 'bca' }], 'a b'],
    ['is the same when it is alone and skipped', [{ pile: 'a' }, { mark: 'skip', pile: 'a' }], 'a a'],
    ['stays when it was accepted', [{ pile: 'ab' }, { mark: 'accepted', pile: 'ab' }], 'a a'],
    ['is nobody when the last one is done', [{ pile: 'a' }, { mark: 'sent', pile: '' }, { pile: 'b' }], 'a - b'],
    ['is the one chosen in the list', [{ pile: 'abc' }, { choose: 'z' }, { pile: 'xabc' }], 'a (z) (z)'],
    ['and then the one of before', [{ pile: 'abc' }, { move: 1 }, { choose: 'z' }, { move: -1 }], 'a b (z) b'],
    [
      'is the one before when the last has left',
      [{ pile: 'ab' }, { move: 1 }, { pile: 'a' }, { move: 1 }],
      'a b (b) a',
    ],
  ])('%s', (_rule, steps, shown) => expect(shownAfter(steps)).toBe(shown));

  it('moves and stays at the ends', () => {
    expect(shownAfter([{ pile: 'abc' }, { move: -1 }, { move: 1 }, { move: 1 }, { move: 1 }])).toBe('a a b c c');
    expect(movePosition([], START_POSITION, 1)).toEqual(START_POSITION);
  });

  it('is the newest that is known of it, wherever that was read', () => {
    const shown = { message: message({ revision: 2 }), index: 0, isChosen: false, afterId: null };
    const sent = message({ revision: 3, status: 'sent' });
    expect(reconcilePosition([], shown, [message({ id: 'b', revision: 9 }), sent]).message).toBe(sent);
    expect(reconcilePosition([message({ revision: 1 })], shown).message).toBe(shown.message);
    const read = message({ revision: 2 });
    expect(reconcilePosition([read], shown).message, 'of the same revision what was read last').toBe(read);
  });

  it('is the same object while nothing is different', () => {
    const pile = pileOf('ab');
    const place = reconcilePosition(pile, START_POSITION);
    expect(reconcilePosition(pile, place)).toBe(place);
    expect(reconcilePosition([], place)).toBe(place);
    expect(reconcilePosition([], START_POSITION)).toBe(START_POSITION);
  });

  it('is not replaced by the end of a step on another message', () => {
    const place = reconcilePosition(pileOf('ab'), START_POSITION);
    expect(positionAfterAction(place, message({ id: 'b' }), 'sent')).toBe(place);
    expect(positionAfterAction(place, message({ revision: 5 }), null).message?.revision).toBe(5);
  });
});

it('remembers whose mark has brought up the next message, until the person moves or acts', () => {
  const pile = pileOf('abc');
  const start = reconcilePosition(pile, START_POSITION);
  const [first = message(), second = message()] = pile;
  const marked = reconcilePosition(pile.slice(1), positionAfterAction(start, first, 'replied'));
  expect([marked.message?.id, marked.afterId]).toEqual(['b', 'a']);
  expect(reconcilePosition(pile.slice(1), marked).afterId).toBe('a');
  expect(movePosition(pile.slice(1), marked, 1).afterId).toBeNull();
  expect(positionAfterAction(marked, second, 'accepted').afterId).toBeNull();
});
