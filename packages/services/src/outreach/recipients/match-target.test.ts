import { describe, expect, it } from 'vitest';
import { lookupKeys, matchTarget } from './match-target.ts';

const NAME = 'name:marta oliveira|acme';
const matchKeys = (own: string[], existingKeys: string[][], name: string | null = NAME) => {
  const recipients = existingKeys.map((keys) => ({ keys }));
  const match = matchTarget({ uniqueKeys: own, nameKey: name }, recipients);
  return match.same === null ? match.keys : recipients.indexOf(match.same);
};

describe('placeTarget', () => {
  it('gives a new person their own keys and their name', () => {
    expect(matchKeys(['email:marta@acme.com'], [])).toEqual(['email:marta@acme.com', NAME]);
    expect(matchKeys(['contact:1'], [], null)).toEqual(['contact:1']);
  });

  it.each([
    ['any key of their own', ['lead:1', 'email:a'], [['contact:2', 'email:a']]],
    ['the name alone, when it was typed', [], [['contact:1', 'email:a', NAME]]],
    ['the name, when nothing contradicts', ['email:a'], [['linkedin:x', NAME]]],
    ['the name of two leads of whom nothing else is known', ['lead:1'], [['lead:2', NAME]]],
    [
      'the name among namesakes',
      ['linkedin:y', 'email:c'],
      [
        ['email:a', NAME],
        ['email:b', `${NAME}|2`],
        ['linkedin:y', 'email:d'],
      ],
    ],
  ])('knows somebody by %s', (_, own, standing) => {
    expect(typeof matchKeys(own, standing)).toBe('number');
  });

  it.each([
    ['profiles', ['linkedin:y'], ['linkedin:x', NAME]],
    ['addresses', ['email:b'], ['email:a', NAME]],
    ['saved contacts', ['contact:2'], ['contact:1', NAME]],
  ])('takes two of one name with different %s for two', (_, own, held) => {
    expect(matchKeys(own, [held])).toEqual([...own, `${NAME}|2`]);
  });

  it('takes the free place of a name, and none when there are too many of it', () => {
    const held = [1, 2, 3, 4, 5].map((at) => [`email:${at}`, at === 1 ? NAME : `${NAME}|${at}`]);
    expect(matchKeys(['email:new'], held)).toEqual(['email:new']);
    expect(matchKeys(['email:new'], held.slice(1))).toEqual(['email:new', NAME]);
  });

  it('looks everybody up by all keys that decide', () => {
    expect(lookupKeys({ uniqueKeys: ['email:a'], nameKey: 'name:a|b' })).toEqual([
      'email:a',
      'name:a|b',
      'name:a|b|2',
      'name:a|b|3',
      'name:a|b|4',
      'name:a|b|5',
    ]);
  });
});
