import { ServiceError } from '../../errors.ts';

const SAVE_AS_CSV = 'save it as CSV and choose that file';
/** Files that people rename to .csv, by their first bytes. */
const BINARY_KINDS: readonly { magic: number[]; message: string }[] = [
  { magic: [0x50, 0x4b, 0x03, 0x04], message: `This is an Excel workbook (.xlsx) or a ZIP archive; ${SAVE_AS_CSV}.` },
  { magic: [0x50, 0x4b, 0x05, 0x06], message: `This is an empty ZIP archive; ${SAVE_AS_CSV}.` },
  { magic: [0xd0, 0xcf, 0x11, 0xe0], message: `This is an old Excel workbook (.xls); ${SAVE_AS_CSV}.` },
  { magic: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF document, not a CSV file.' },
  { magic: [0x1f, 0x8b], message: 'This is a gzip archive; unpack it and choose the CSV file inside.' },
  { magic: [0x89, 0x50, 0x4e, 0x47], message: 'This is a picture (PNG), not a CSV file.' },
  { magic: [0xff, 0xd8, 0xff], message: 'This is a picture (JPEG), not a CSV file.' },
];

/** @throws ServiceError 'invalid' for a file of another kind that was renamed to .csv */
export function refuseBinary(sample: Buffer): void {
  const kind = BINARY_KINDS.find(({ magic }) => magic.every((byte, i) => sample[i] === byte));
  if (kind) throw new ServiceError('invalid', kind.message);
  if (/^\uFEFF?\s*<(?:!doctype|html|table|\?xml)/i.test(sample.toString('utf8', 0, 200))) {
    throw new ServiceError('invalid', `This is a web page or an XML document, not a CSV file; ${SAVE_AS_CSV}.`);
  }
}
