export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The parser works on UTF-8 bytes: those pass through without their byte-order mark, other encodings are rewritten. */
export function createTranscoder(encoding: CsvEncoding): (chunk: Buffer, isLast: boolean) => Buffer {
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding);
    return (chunk, isLast) => Buffer.from(decoder.decode(chunk, { stream: !isLast }));
  }
  let isFirst = true;
  return (chunk) => {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    return hasMark ? chunk.subarray(3) : chunk;
  };
}
