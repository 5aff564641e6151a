import { unzipSync } from 'fflate';
import { ServiceError } from '../errors.ts';

/** What a file is by its content; its name says nothing for sure. */
export type FileKind = 'xlsx' | 'text';

const CHOOSE = 'save it as an Excel workbook (.xlsx) or as CSV and choose that file';
/** Unpacked size in bytes. The XML of 50,000 rows with thirty columns takes a third of it. */
const UNPACKED_BYTES_MAX = 256 * 1024 * 1024;
const PARTS_MAX = 10_000;

/** Of a ZIP archive, by a part that only this kind has. */
const ARCHIVE_KINDS: readonly { part: RegExp; name: string }[] = [
  { part: /^xl\/workbook\.bin$/i, name: 'a binary Excel workbook (.xlsb)' },
  { part: /^(?:Index\/|Index\.zip$)/, name: 'a document of Numbers or Pages' },
  { part: /^word\//i, name: 'a Word document' },
  { part: /^ppt\//i, name: 'a PowerPoint presentation' },
  { part: /^content\.xml$/i, name: 'an OpenDocument file (.ods)' },
];

/**
 * Distinguishes a workbook from text.
 * @throws ServiceError 'invalid' for other kinds and for an encrypted workbook, 'too_large' for a zip bomb
 */
export function detectFileKind(bytes: Uint8Array, fileName: string): FileKind {
  const start = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  if (start.startsWith('\xd0\xcf\x11\xe0')) refuseCompound(bytes, fileName);
  if (start.startsWith('%PDF')) refuse(fileName, 'a PDF document');
  if (start.startsWith('{\\rtf')) refuse(fileName, 'a text document (.rtf)');
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|table|\?xml)/i.test(start))
    refuse(fileName, 'a web page or an XML document');
  if (!start.startsWith('PK\x03\x04') && !start.startsWith('PK\x05\x06')) return 'text';
  const parts = listParts(bytes, fileName);
  if (parts.some(({ name }) => /^xl\/workbook\w*\.xml$/i.test(name))) {
    refuseBomb(parts, fileName);
    return 'xlsx';
  }
  const kind = ARCHIVE_KINDS.find(({ part }) => parts.some(({ name }) => part.test(name)));
  if (kind !== undefined) refuse(fileName, kind.name);
  throw new ServiceError(
    'invalid',
    `"${fileName}" is a ZIP archive; unpack it and choose the workbook (.xlsx) or CSV file inside.`,
  );
}

interface Part {
  name: string;
  /** As the archive says, in bytes. */
  packed: number;
  unpacked: number;
}

/** The archive's own list; nothing is unpacked. */
function listParts(bytes: Uint8Array, fileName: string): Part[] {
  const parts: Part[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        parts.push({ name, packed: size, unpacked: originalSize });
        return false;
      },
    });
  } catch (error) {
    throw new ServiceError(
      'invalid',
      `"${fileName}" is damaged: its ZIP archive cannot be read (${messageOf(error)}). Save it again and choose the new file.`,
    );
  }
  return parts;
}

/**
 * A part may declare less than its real size: the reader stops at the declared size. A part without a size has no
 * limit.
 */
function refuseBomb(parts: readonly Part[], fileName: string): void {
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0);
  const hasUnknown = parts.some((part) => part.unpacked === 0 && part.packed > 2);
  if (unpacked <= UNPACKED_BYTES_MAX && !hasUnknown && parts.length <= PARTS_MAX) return;
  throw new ServiceError(
    'too_large',
    `"${fileName}" is too large once it is unpacked; save the sheet with the list alone, or as CSV.`,
  );
}

/** Both the old binary workbook and an encrypted new one use this container. */
function refuseCompound(bytes: Uint8Array, fileName: string): never {
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
    throw new ServiceError(
      'invalid',
      `"${fileName}" is protected by a password; save it without one and choose that file.`,
    );
  }
  return refuse(fileName, 'an old Excel workbook (.xls)');
}

function refuse(fileName: string, kind: string): never {
  throw new ServiceError('invalid', `"${fileName}" is ${kind}; ${CHOOSE}.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
