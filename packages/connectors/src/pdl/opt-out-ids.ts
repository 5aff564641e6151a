/** Of a column that is named: an id has a figure, which no word of an error has. */
const ID = /^(?=.*\d)[\w-]{3,100}$/;
/** Of a list without a header: "qEnOZ5Oh0poWnQ1luFBfVw_0000", as the vendor's records have it. */
const ID_OF_RECORD = /^[\w-]{1,95}_\d{4}$/;
/** What a first line may name the column. */
const HEADERS = new Set(['id', 'ids', 'pdl_id', 'person_id']);
const DELIMITERS = [',', ';', '\t'] as const;
/** A longer line is none of a list of ids, and would have to be kept whole. */
const LINE_MAX = 10_000;

/** Where the ids are. */
interface Column {
  delimiter: string;
  index: number;
  pattern: RegExp;
}

/**
 * The ids of a CSV that arrives in pieces: of the column that its first line names, or of the first one where that line is
 * an id itself. Null for a line that is no id, for a first line that is neither, and for an empty list without a header. Pure.
 */
export class OptOutIds {
  #rest = '';
  #column: Column | null = null;

  *read(text: string): Generator<string | null> {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    yield* this.#idsOf(lines);
    if (this.#rest.length > LINE_MAX) yield null;
  }

  /** @param text what the decoder had left */
  *end(text: string): Generator<string | null> {
    yield* this.#idsOf([this.#rest + text]);
    this.#rest = '';
    if (this.#column === null) yield null;
  }

  *#idsOf(lines: readonly string[]): Generator<string | null> {
    for (const line of lines) {
      if (line.trim() === '') continue;
      if (this.#column === null) {
        this.#column = columnNamedIn(line);
        if (this.#column !== null) continue;
        this.#column = firstColumnOf(line);
      }
      const id = cellOf(line, this.#column);
      yield this.#column.pattern.test(id) ? id : null;
    }
  }
}

function columnNamedIn(header: string): Column | null {
  for (const delimiter of DELIMITERS) {
    const names = cellsOf(header, delimiter).map((name) => name.toLowerCase().replaceAll(' ', '_'));
    const index = names.findIndex((name) => HEADERS.has(name));
    if (index >= 0) return { delimiter, index, pattern: ID };
  }
  return null;
}

const firstColumnOf = (line: string): Column => ({
  delimiter: DELIMITERS.find((one) => line.includes(one)) ?? ',',
  index: 0,
  pattern: ID_OF_RECORD,
});

function cellOf(line: string, { delimiter, index }: Column): string {
  if (index > 0) return cellsOf(line, delimiter)[index] ?? '';
  const end = line.indexOf(delimiter);
  return unquoted(end < 0 ? line : line.slice(0, end));
}

/** A delimiter in quotes is text. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === delimiter && !isQuoted) cells.push('');
    else cells.push(cells.pop() + character);
  }
  return cells.map(unquoted);
}

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1');
