import { describe, expect, it } from 'vitest';
import { personPattern, textMatches } from './person-mentions.ts';
import { redact, redactDeep } from './redact.ts';

const patternOf = (kind: string, value: string) => {
  const query = { identifiers: [{ kind, value }], name: null, company: null };
  return personPattern(query, { withName: false }) ?? /^nobody$/;
};
const finds = (kind: string, value: string, text: string) => textMatches(text, patternOf(kind, value));

describe('an address', () => {
  it.each([
    ['anna@acme.com', "write to 'anna@acme.com'"],
    ['anna@acme.com', "href='mailto:anna@acme.com'"],
    ['anna@acme.com', 'q=%27anna@acme.com%27'],
    ['anna@acme.com', 'Write to anna@acme.com.'],
    ['anna@acme.com', '"write:\\nanna@acme.com"'],
    ['anna@acme.com', '"\\u003canna@acme.com\\u003e"'],
    ['anna@acme.com', '{"body":"{\\"to\\":\\"\\\\nanna@acme.com\\"}"}'],
    ['anna@acme.com', 'anna&#64;acme.com'],
    ['anna@acme.com', 'anna\\u0040acme.com'],
    ["o'brien@acme.com", "o'brien@acme.com"],
    ["o'brien@acme.com", 'o%27brien%40acme.com'],
    ['marta@xn--mller-kva.de', 'marta@müller.de'],
    ['marta@xn--mller-kva.de', 'marta@mu\u0308ller.de'],
    ['marta@xn--mller-kva.de', 'marta@M%C3%9CLLER.de'],
    ['marta@xn--mller-kva.de', 'marta@XN--MLLER-KVA.de'],
    ['éric@acme.com', 'e\u0301ric+x@acme.com'],
    ['marta@acme.com', 'お問い合わせはmarta@acme.comまで'],
    ['marta@acme.com', '请联系marta@acme.com咨询'],
    ['marta@acme.com', 'ติดต่อmarta@acme.comได้'],
    ['marta@acme.com', 'ติดต่อที่marta@acme.comได้'],
    ['marta@acme.com', '✉️marta@acme.com'],
    ['marta@acme.com', '"\\u306fmarta@acme.com\\u307e\\u3067"'],
    ['marta@acme.com', 'q=%E3%81%AFmarta%40acme.com%E3%81%BE'],
    ['田中@acme.com', '(田中@acme.com)'],
    ['marta@xn--r8jz45g.jp', 'marta@例え.jpまで'],
    ['marta@acme.com', 'Write to marta@acme.com.We answer'],
    ['marta@acme.com', 'Write to MARTA@ACME.COM.We answer'],
    ['marta@acme.com', '連絡先marta@acme.com.ご連絡'],
    ['marta@acme.com', '&marta@acme.com'],
    ['marta@acme.com', 'a=1&marta@acme.com'],
    ['marta@acme.com', 'a=1%26marta%40acme.com'],
  ])('%s is found in %s', (address, text) => {
    expect(finds('email', address, text)).toBe(true);
  });

  it.each([
    ['anna@acme.com', 'anna@acme.com.br'],
    ['anna@acme.com', 'ANNA@ACME.COM.BR'],
    ['anna@acme.com', 'anna@acme.com.2b.example'],
    ['中@acme.com', '田中@acme.com'],
    ['marta@acme.xn--fiqs8s', 'marta@acme.中国人'],
    ['ric@acme.com', 'の%C3%A9ric@acme.com'],
    ['anna@acme.com', 'anna@acme.comé'],
    ['brien@acme.com', "o'brien@acme.com"],
    ['marta@acme.com', 'info+marta@acme.com'],
    ['marta@acme.com', 'info%2Bmarta@acme.com'],
    ['ric@acme.com', 'éric@acme.com'],
    ['ric@acme.com', 'e\u0301ric@acme.com'],
    ['ric@acme.com', '%C3%A9ric@acme.com'],
    ['ric@acme.com', '"\\u00e9ric@acme.com"'],
    ['nina@acme.com', '"write:\\nina@acme.com"'],
  ])('%s is not %s', (address, text) => {
    expect(finds('email', address, text)).toBe(false);
  });
});

describe('a profile', () => {
  it.each([
    ['marta', '{"url":"https:\\/\\/linkedin.com\\/in\\/marta"}'],
    ['marta', 'https://www.linkedin.com/mwlite/in/marta'],
    ['marta', 'https://www.linkedin.com//in//marta/'],
    ['marta', 'https%3A%2F%2Flinkedin.com%2Fin%2Fmarta%2F'],
    ['marta', 'linkedin.com/in/marta.'],
    ['marta', 'LinkedIn.com/IN/Marta'],
    ['marta-x1', 'linkedin.com/in/marta-x1をご覧'],
    ['marta-x1', '連絡はlinkedin.com/in/marta-x1ได้'],
    ['marta-x1', 'linkedin.com/in/marta-x1.She leads'],
    ['marta-x1', 'linkedin.com/in/marta-x1.she leads'],
    ['andré-silva', 'linkedin.com/in/andre\u0301-silva'],
    ['andré-silva', '"linkedin.com/in/andr\\u00e9-silva"'],
    ['andré-silva', 'linkedin.com/in/ANDR%C3%89%2Dsilva'],
    ['andré-silva', 'linkedin.com/in/andre%CC%81-silva'],
  ])('%s is found in %s', (slug, text) => {
    expect(finds('profile', `linkedin.com/in/${slug}`, text)).toBe(true);
  });

  it.each([
    ['andr', 'linkedin.com/in/andré-silva'],
    ['andre', 'linkedin.com/in/andre\u0301'],
    ['andr', 'linkedin.com/in/andr%C3%A9'],
    ['andr', '"linkedin.com/in/andr\\u00e9"'],
    ['田', 'linkedin.com/in/田中'],
    ['marta', 'linkedin.com/in/marta_b'],
    ['marta', 'linkedin.com/in/marta-b'],
  ])('%s is not in %s', (slug, text) => {
    expect(finds('profile', `linkedin.com/in/${slug}`, text)).toBe(false);
  });
});

describe('a number', () => {
  it.each([
    ['49301234567', '+49 (0)30 1234567'],
    ['49301234567', '0049 30 1234567'],
    ['49301234567', '(+49) 30 / 123.45.67'],
    ['49301234567', '+49\u00a030\u20131234\u2011567'],
    ['49301234567', 'tel:%2B49%2030%201234567'],
    ['49301234567', '{"phone":49301234567}'],
    ['4930123456', '+4930123456, or ask'],
    ['1234567', '+123 4567'],
    ['1234567', '00 123 4567'],
    ['351210000000', '351210000000,351210000001'],
    ['351210000000', '351210000000.0'],
    ['351210000000', 'Marta,+351210000000,12,Acme'],
    ['351210000000', 'Marta,+351210000000,120,Acme'],
    ['351210000000', '+351 21 000 0000.12 people'],
    ['351210000000', '1,351210000000,Acme'],
    ['351210000000', '120,351210000000,500,Acme'],
    ['351210000000', 'Marta,351210000000,5,Acme'],
    ['351210000000', '12,351 21 000 0000'],
    ['3512100000000', '351.210.000.0000'],
    ['4930123456', 'tel:%2B4930123456,5'],
    ['1234567', '00 123 4567.12 people'],
  ])('%s is found in %s', (digits, text) => {
    expect(finds('phone', digits, text)).toBe(true);
  });

  it.each([
    ['1234567', 'Umsatz 1.234.567 EUR'],
    ['1234567', '1234567 pieces'],
    ['1234567890', '1.234.567.890 EUR'],
    ['2345678901', '12.345.678.901 EUR'],
    ['1234567890', '1234567890.123'],
    ['1234567890', '1 234 567 890,123 EUR'],
    ['1234567', '5.001.234.567 EUR'],
    ['345678901234', '12.345.678.901.234 EUR'],
    ['1234567890', '123.1234567890'],
    ['1234567890', '91234567890'],
    ['1234567', '+1234567890'],
  ])('%s is no part of %s', (digits, text) => {
    expect(finds('phone', digits, text)).toBe(false);
  });
});

describe('redacting', () => {
  const anna = patternOf('email', 'anna@acme.com');

  it('leaves a source of JSON one, and takes a text out of it that begins a line', () => {
    const body = JSON.stringify({ to: 'bob@acme.com', text: 'write:\nanna@acme.com', n: 1 });
    expect(JSON.parse(redact(body, anna))).toEqual({ to: 'bob@acme.com', text: 'write:\n[erased]', n: 1 });
  });

  it('takes it out of a page with JSON in it, and leaves what it does not fit as it is', () => {
    expect(redact('<script>x("a\\nanna@acme.com")</script>', anna)).not.toContain('anna');
    expect(redact('C:\\new\\nothing', anna)).toBe('C:\\new\\nothing');
  });

  it('takes a mention out of a text with escapes, and leaves all other escapes as they are', () => {
    const text = String.raw`C:\new\docs "q\"uote" \nanna@acme.com and \\u00e9, C:\temp`;
    expect(redact(text, anna)).toBe(text.replace('anna@acme.com', '[erased]'));
  });

  it('leaves numbers, double fields and spaces of a source of JSON as they are written', () => {
    const json =
      '{ "id":12345678901234567890, "n": 1.50, "a":"x\\/y", "a":"anna@acme.com", "anna@acme.com": "\\nanna@acme.com" }';
    expect(redact(json, anna)).toBe(
      '{ "id":12345678901234567890, "n": 1.50, "a":"x\\/y", "a":"[erased]", "[erased]": "\\n[erased]" }',
    );
  });

  it('makes a text of a number that goes, also in JSON inside JSON', () => {
    const phone = patternOf('phone', '351210000000');
    const body = JSON.stringify({ p: 351210000000, n: -5, more: '{"p":351210000000,"q":[351210000000]}' });
    expect(JSON.parse(redact(body, phone))).toEqual({
      p: '[erased]',
      n: -5,
      more: '{"p":"[erased]","q":["[erased]"]}',
    });
  });

  it('lets keys go by which nobody is held twice, so that two of them never become the same', () => {
    const [one, other] = ['anna+a@acme.com', 'anna+b@acme.com'].map((mail) =>
      redactDeep({ keys: [`email:${mail}`], mail }, anna),
    );
    expect(one?.mail).toBe('[erased]');
    expect(JSON.stringify([one, other])).not.toMatch(/anna|email:/);
    expect(one?.keys).not.toEqual(other?.keys);
    const more = redactDeep({ keys: ['apollo:1', 'email:anna@acme.com'], keysToCome: [] }, anna);
    expect(more).toEqual({ keys: ['apollo:1'], keysToCome: [] });
  });
});
