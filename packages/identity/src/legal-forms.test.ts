import { describe, expect, it } from 'vitest';
import {
  BARE_LEGAL_FORM_PATTERN,
  COMMON_LEGAL_FORMS,
  LEGAL_FORM_PATTERN,
  LEGAL_FORMS,
  LEGAL_FORMS_IN_SENTENCES,
} from './legal-forms.ts';

const atEnd = (pattern: string) => new RegExp(String.raw`^(.+?),? ${pattern}\.?$`);

describe('legal forms', () => {
  it.each(['GmbH', 'GmbH & Co. KG', 'S.p.A.', 'SpA', 'A/S', 'Inc.', 'L.L.C.', 'B.V.', 'Company'])(
    'end a name: %s',
    (form) => {
      expect(atEnd(LEGAL_FORM_PATTERN).exec(`Acme ${form}`)?.[1]).toBe('Acme');
    },
  );

  it('leave "Co." and "Company" where they are a part of what people say', () => {
    expect(atEnd(BARE_LEGAL_FORM_PATTERN).test('Tiffany & Co.')).toBe(false);
    expect(atEnd(BARE_LEGAL_FORM_PATTERN).test('The Boring Company')).toBe(false);
  });

  it('are folded, and in a sentence no ordinary word is one', () => {
    expect([...LEGAL_FORMS].filter((form) => !/^[a-z]+$/.test(form))).toEqual([]);
    expect([...COMMON_LEGAL_FORMS].filter((form) => !LEGAL_FORMS.has(form))).toEqual([]);
    expect(['as', 'company'].filter((word) => LEGAL_FORMS_IN_SENTENCES.has(word))).toEqual([]);
  });
});
