import { describe, expect, it } from 'vitest';
import { canEncode, encodeText } from './encode-text.ts';
import type { CsvEncoding } from './transcode.ts';

const TEXT = '\uFEFFLine;Müller – 5 €\r\n';

describe.each<CsvEncoding>(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])('%s', (encoding) => {
  it('is read again as it was written', () => {
    expect(new TextDecoder(encoding).decode(encodeText(TEXT, encoding))).toBe(TEXT.slice(1));
    expect(canEncode(TEXT, encoding)).toBe(true);
  });
});

it('knows what Windows-1252 has no character for', () => {
  expect(canEncode('Łódź', 'windows-1252')).toBe(false);
  expect(encodeText('Łódź', 'windows-1252').toString('latin1')).toBe('?ód?');
  expect(canEncode('Łódź', 'utf-16be')).toBe(true);
});
