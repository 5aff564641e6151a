import { describe, expect, test } from 'vitest';
import { matchesShortcut, plainLetter } from './shortcuts.ts';
import { isTypingTarget } from './typing-target.ts';

interface Keys {
  key?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
  isComposing?: boolean;
  repeat?: boolean;
  altGraph?: boolean;
}

function press({ altGraph = false, ...keys }: Keys) {
  return {
    key: 'b',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    isComposing: false,
    repeat: false,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
    ...keys,
  };
}

describe('Ctrl or Cmd plus a letter', () => {
  test.each<[string, Keys]>([
    ['Ctrl+B', { ctrlKey: true }],
    ['Cmd+B', { metaKey: true }],
    ['Ctrl+B with Caps Lock', { ctrlKey: true, key: 'B' }],
  ])('%s matches', (_name, keys) => {
    expect(matchesShortcut(press(keys), 'b')).toBe(true);
  });

  test.each<[string, Keys]>([
    ['the bare letter', {}],
    ['another letter', { ctrlKey: true, key: 'v' }],
    ['Ctrl+Shift+B', { ctrlKey: true, shiftKey: true, key: 'B' }],
    ['Ctrl+Alt+B', { ctrlKey: true, altKey: true }],
    ['AltGr reported as Ctrl+Alt', { ctrlKey: true, altKey: true, altGraph: true }],
    ['AltGr reported by its modifier state alone', { ctrlKey: true, altGraph: true }],
    ['a letter that an input method composes', { ctrlKey: true, isComposing: true }],
    ['a key held down', { ctrlKey: true, repeat: true }],
  ])('%s does not match', (_name, keys) => {
    expect(matchesShortcut(press(keys), 'b')).toBe(false);
  });
});

describe('a letter alone', () => {
  test('is told in lower case, also with Shift or Caps Lock', () => {
    expect(plainLetter(press({ key: 's' }))).toBe('s');
    expect(plainLetter(press({ key: 'S', shiftKey: true }))).toBe('s');
  });

  test.each<[string, Keys]>([
    ['Ctrl+S', { key: 's', ctrlKey: true }],
    ['Cmd+S', { key: 's', metaKey: true }],
    ['Alt+S', { key: 's', altKey: true }],
    ['AltGr+S', { key: 's', altGraph: true }],
    ['a letter that is composed', { key: 's', isComposing: true }],
    ['a key held down', { key: 's', repeat: true }],
    ['Enter', { key: 'Enter' }],
    ['a digit', { key: '1' }],
  ])('is not %s', (_name, keys) => expect(plainLetter(press(keys))).toBeNull());
});

describe('typing', () => {
  test.each([
    { tagName: 'INPUT' },
    { tagName: 'TEXTAREA' },
    { tagName: 'SELECT' },
    { tagName: 'DIV', isContentEditable: true },
    { tagName: 'input' },
  ])('%o is a place to type', (target) => {
    expect(isTypingTarget(target)).toBe(true);
  });

  test.each([
    { tagName: 'BUTTON' },
    { tagName: 'INPUT', type: 'radio' },
    { tagName: 'BODY', isContentEditable: false },
    null,
    undefined,
    {},
  ])('%o is none', (target) => {
    expect(isTypingTarget(target)).toBe(false);
  });
});
