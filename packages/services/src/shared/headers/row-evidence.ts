import { SHAPES } from './sample-shapes.ts';

/** What columns say about each other: their cells side by side, by row, empty ones included. */
export type Cells = readonly string[];

/** Shorter words are in too many others. */
const TOKEN_LENGTH_MIN = 3;
/** One row may agree by chance. */
const AGREEING_MIN = 2;
const HALF = 0.5;
const FREE_HOST =
  /^(?:(?:e?-?mail|gmail|googlemail|outlook|hotmail|yahoo|icloud|gmx|web|aol|live|proton|orange|wanadoo|free|t-online)\.)/i;

const fold = (text: string) => text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
const tokensOf = (text: string) => wordsOf(text).filter(({ length }) => length >= TOKEN_LENGTH_MIN);
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Do most of the rows that have both agree, and more than one where there is more than one? */
function agree(left: Cells, right: Cells, test: (left: string, right: string) => boolean): boolean {
  const rows = right.flatMap((cell, row) => {
    const other = left[row]?.trim() ?? '';
    return cell.trim() === '' || other === '' ? [] : [test(other, cell.trim())];
  });
  const agreeing = rows.filter(Boolean).length;
  return agreeing >= Math.min(AGREEING_MIN, Math.max(rows.length, 1)) && agreeing >= rows.length * HALF;
}

/** "Ada Roe" beside "Roe": the whole name of the person whose part stands beside. */
export const containsName = (part: Cells, whole: Cells): boolean =>
  agree(part, whole, (name, cell) => wordsOf(name).some((word) => wordsOf(cell).includes(word)));

/** "Acme" beside "Acme Ltd": one company twice, and no person of it. */
export const isSameCompany = (left: Cells, right: Cells): boolean =>
  agree(left, right, (one, other) => wordsOf(one)[0] === wordsOf(other)[0]);

/** First and last name of each row in one text. */
export const joinRows = (columns: readonly Cells[]): string[] =>
  (columns[0] ?? []).map((_, row) => columns.map((cells) => cells[row] ?? '').join(' '));

/** "a.roe@acme.com" beside "Roe": the address of that person, and no colleague's. */
export const isMailOf = (name: Cells, mail: Cells): boolean =>
  agree(name, mail, (person, address) => {
    const box = plain(address.split('@')[0] ?? '');
    return SHAPES.email(address) && tokensOf(person).some((token) => box.includes(token));
  });

/** "https://acme.com" beside "Acme Ltd": the company's own front page. */
export const isSiteOf = (company: Cells, site: Cells): boolean =>
  agree(company, site, (name, address) => {
    const host = hostOf(address);
    return host !== null && tokensOf(name).some((token) => plain(host).includes(token));
  });

/** "https://acme.com" beside "ada@acme.com". */
export const isSiteOfMail = (mail: Cells, site: Cells): boolean =>
  agree(mail, site, (address, page) => {
    const domain = fold(address.split('@')[1] ?? '');
    return domain !== '' && !FREE_HOST.test(domain) && hostOf(page) === domain;
  });

/** The host of a front page; null for anything below it. */
function hostOf(address: string): string | null {
  const parts = /^(?:https?:\/\/)?(?:www\.)?([^/?#\s@]+\.\p{L}{2,})\/?$/iu.exec(address.trim());
  return parts?.[1] === undefined ? null : fold(parts[1]);
}
