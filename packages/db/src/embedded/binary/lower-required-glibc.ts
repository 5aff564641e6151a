/** The section types used here, from the ELF specification and its GNU extensions. */
const SECTION_DYNSYM = 11;
const SECTION_VERSION_NEED = 0x6ffffffe;
const SECTION_HEADER_TABLE_OFFSET = 0x28;
const SECTION_HEADER_SIZE_OFFSET = 0x3a;
const SECTION_COUNT_OFFSET = 0x3c;
const SYMBOL_BYTES = 24;

const NEEDED_VERSION = 'GLIBC_2.38';
/** The first version of glibc on x86-64: every symbol without a later change carries it. */
const BASE_VERSION = 'GLIBC_2.2.5';
/** glibc 2.38 gave strtol, sscanf and their kind these names; they differ only in reading 0b… literals. */
const RENAMED_PREFIX = '__isoc23_';

interface Section {
  type: number;
  offset: number;
  size: number;
  /** Index of the section that holds this section's strings. */
  link: number;
  /** Number of entries, for the version needs. */
  info: number;
}

/**
 * Rewrites, in place, what an x86-64 shared object asks of glibc 2.38 to the oldest glibc: the
 * version itself, and `__isoc23_strtol` and the like to `strtol`. Only fmod and those renamed
 * functions ask for 2.38, and all of them exist before. Returns the number of changed entries.
 */
export function lowerRequiredGlibc(image: Buffer): { versions: number; symbols: number } {
  const sections = readSections(image);
  return { versions: lowerVersions(image, sections), symbols: shortenSymbolNames(image, sections) };
}

function readSections(image: Buffer): Section[] {
  const tableOffset = readOffset(image, SECTION_HEADER_TABLE_OFFSET);
  const headerSize = image.readUInt16LE(SECTION_HEADER_SIZE_OFFSET);
  return Array.from({ length: image.readUInt16LE(SECTION_COUNT_OFFSET) }, (_, index) => {
    const at = tableOffset + index * headerSize;
    return {
      type: image.readUInt32LE(at + 4),
      offset: readOffset(image, at + 24),
      size: readOffset(image, at + 32),
      link: image.readUInt32LE(at + 40),
      info: image.readUInt32LE(at + 44),
    };
  });
}

/** Walks the needed libraries and, for each, its needed versions. */
function lowerVersions(image: Buffer, sections: Section[]): number {
  const needs = findSection(sections, SECTION_VERSION_NEED);
  const strings = stringSection(sections, needs);
  const baseName = findString(image, strings, BASE_VERSION);
  let changed = 0;
  let library = needs.offset;
  for (let remaining = needs.info; remaining > 0; remaining -= 1) {
    let version = library + image.readUInt32LE(library + 8);
    for (let count = image.readUInt16LE(library + 2); count > 0; count -= 1) {
      if (readString(image, strings.offset + image.readUInt32LE(version + 8)) === NEEDED_VERSION) {
        image.writeUInt32LE(elfHash(BASE_VERSION), version);
        image.writeUInt32LE(baseName, version + 8);
        changed += 1;
      }
      version += image.readUInt32LE(version + 12);
    }
    library += image.readUInt32LE(library + 12);
  }
  return changed;
}

/** The short name is the tail of the long one, so moving the name's offset is enough. */
function shortenSymbolNames(image: Buffer, sections: Section[]): number {
  const symbols = findSection(sections, SECTION_DYNSYM);
  const strings = stringSection(sections, symbols);
  let changed = 0;
  for (let at = symbols.offset; at < symbols.offset + symbols.size; at += SYMBOL_BYTES) {
    const nameOffset = image.readUInt32LE(at);
    const isImported = image.readUInt16LE(at + 6) === 0;
    if (isImported && readString(image, strings.offset + nameOffset).startsWith(RENAMED_PREFIX)) {
      image.writeUInt32LE(nameOffset + RENAMED_PREFIX.length, at);
      changed += 1;
    }
  }
  return changed;
}

function findSection(sections: Section[], type: number): Section {
  const section = sections.find((candidate) => candidate.type === type);
  if (!section) throw new Error(`ELF section of type ${type} not found`);
  return section;
}

function stringSection(sections: Section[], owner: Section): Section {
  const section = sections[owner.link];
  if (!section) throw new Error('ELF string section not found');
  return section;
}

/** Offset of a whole string within a string section. */
function findString(image: Buffer, strings: Section, text: string): number {
  const table = image.subarray(strings.offset, strings.offset + strings.size);
  const at = table.indexOf(Buffer.from(`\0${text}\0`));
  if (at < 0) throw new Error(`${text} not found in the ELF strings`);
  return at + 1;
}

function readString(image: Buffer, at: number): string {
  return image.toString('latin1', at, image.indexOf(0, at));
}

function readOffset(image: Buffer, at: number): number {
  return Number(image.readBigUInt64LE(at));
}

/** The hash the dynamic loader compares versions by (System V ABI). */
function elfHash(text: string): number {
  let hash = 0;
  for (const byte of Buffer.from(text)) {
    hash = ((hash << 4) + byte) >>> 0;
    const high = hash & 0xf0000000;
    if (high) hash ^= high >>> 24;
    hash = (hash & ~high) >>> 0;
  }
  return hash;
}
