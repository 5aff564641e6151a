/** What belongs to the name before it, though a comma stands between: "Smith, Inc.", "Washington, D.C.". */
const JOINS_BEFORE = /^(?:d\.\s?c\.?|inc\.?|llc\.?|l\.l\.c\.?|ltd\.?|gmbh)$/i;

interface Piece {
  text: string;
  /** In double quotes it stands as it is. */
  isQuoted: boolean;
}

/** "CTO, VP Sales" → its items: trimmed, without empty ones and without repetitions. Double quotes keep a comma. */
export function parseCommaList(text: string): string[] {
  const items: string[] = [];
  for (const { text: piece, isQuoted } of splitPieces(text)) {
    const last = items.at(-1);
    if (last !== undefined && !isQuoted && belongsTo(last, piece)) items[items.length - 1] = `${last}, ${piece}`;
    else items.push(piece);
  }
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** The reverse: what would be split, or would join the item before it, stands in double quotes. */
export function formatCommaList(items: readonly string[]): string {
  return items.map((item) => (isOneItem(item) ? item : `"${item.replaceAll('"', '')}"`)).join(', ');
}

function isOneItem(item: string): boolean {
  const [first, second, ...more] = parseCommaList(`-, ${item}`);
  return first === '-' && second === item && more.length === 0;
}

function belongsTo(before: string, piece: string): boolean {
  // "DC" alone may also be a place of its own.
  return JOINS_BEFORE.test(piece) || (/^washington$/i.test(before) && /^dc$/i.test(piece));
}

function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let piece = { text: '', isQuoted: false };
  let isOpen = false;
  const end = () => {
    const trimmed = piece.text.trim();
    if (trimmed !== '') pieces.push({ ...piece, text: trimmed });
    piece = { text: '', isQuoted: false };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      // A quote that nothing closes is a slip of the finger: it must not swallow the rest.
      if (!isOpen && !text.includes('"', at + 1)) continue;
      isOpen = !isOpen;
      piece.isQuoted = true;
    } else if (!isOpen && (sign === ',' || sign === '\n')) end();
    else piece.text += sign;
  }
  end();
  return pieces;
}
