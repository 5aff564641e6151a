import type { CsvEncoding } from './transcode.ts';

/** The byte of each character of Windows-1252, by the decoder of the same table. */
const WINDOWS_1252 = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
);
const MARK = '\uFEFF';

/** Whether no character of a text would be lost. Pure. */
export function canEncode(text: string, encoding: CsvEncoding): boolean {
  return (
    encoding !== 'windows-1252' || [...text].every((character) => character === MARK || WINDOWS_1252.has(character))
  );
}

/** The bytes of a text, with its byte-order mark where the encoding has one. Pure. */
export function encodeText(text: string, encoding: CsvEncoding): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    case 'windows-1252':
      return Buffer.from(
        [...text].flatMap((character) => (character === MARK ? [] : (WINDOWS_1252.get(character) ?? QUESTION))),
      );
  }
}

const QUESTION = '?'.charCodeAt(0);
