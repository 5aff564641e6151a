import { TextDecoder } from 'node:util';

/** Bytes in which a page states its own encoding. */
const HEAD_BYTES = 1024;

/**
 * Text of a body: its byte order mark decides, then the charset of the content type, then what the page says of itself,
 * then UTF-8 when it is valid, else windows-1252 (the order of the HTML standard).
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const label =
    byteOrderMark(bytes) ?? /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1] ?? charsetInMarkup(bytes);
  const decoder = label === undefined ? null : decoderFor(label);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  // Markup in UTF-16 without a mark: every second byte of its first tag is empty.
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return undefined;
}

function charsetInMarkup(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const label =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1] ??
    /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1];
  // A page whose ASCII letters could be read here is not UTF-16, whatever it says.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
