/** Legal forms as they end a name, after punctuation is gone: each is one or several words. */
const LEGAL_FORMS = new Set(
  (
    'AS,ASA,ANS,NUF,BA,SA,SAS,SASU,SARL,EURL,SCA,SNC,SCOP,SRO,S RO,SPOL S RO,SPOL SRO,VOS,KS,LTD,LIMITED,PLC,LLP,LLC,' +
    'LP,LLLP,INC,INCORPORATED,CORP,CORPORATION,CO,COMPANY,PUBLIC LIMITED COMPANY,PBC,PC,PLLC,GMBH,MBH,AG,KG,KGAA,OHG,' +
    'UG,EG,SE,BV,NV,AB,OY,OYJ,APS,A S,SPA,SRL,SL,SLU,LDA,PTY,PTE,CIC,CYF,CCC,SP Z OO'
  ).split(','),
);
const WORDS_MAX = 3;
/** What is longer is no name. */
const NAME_MAX = 500;

/**
 * A name as registers compare it: upper case, no accents, no punctuation, no legal form at its end. "Northwind
 * Robotics, Inc." and "NORTHWIND ROBOTICS" are the same. A form elsewhere stays, and a name that is nothing but forms
 * stays whole.
 */
export function normaliseCompanyName(name: string): string {
  const words = plainWords(name);
  return words.slice(0, endWithoutForms(words)).join(' ');
}

/**
 * The beginning of the name as it is written, upper case, without the legal form: what a register's "starts with" is
 * asked for. "O'Hara Foods, Inc." → "O'HARA FOODS".
 */
export function nameStem(name: string): string {
  const written = name.trim().toUpperCase().split(/\s+/);
  const wanted = normaliseCompanyName(name);
  const same = written.findIndex((_, index) => normaliseCompanyName(written.slice(0, index + 1).join(' ')) === wanted);
  const kept = same === -1 ? written.length : same + 1;
  return written
    .slice(0, kept)
    .join(' ')
    .replace(/[\s,.;&-]+$/, '');
}

function plainWords(name: string): string[] {
  return name
    .slice(0, NAME_MAX)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/&/g, ' AND ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
}

function endWithoutForms(words: string[]): number {
  let end = words.length;
  for (;;) {
    const form = Array.from({ length: WORDS_MAX }, (_, index) => WORDS_MAX - index).find(
      (length) => length < end && LEGAL_FORMS.has(words.slice(end - length, end).join(' ')),
    );
    if (form === undefined) return end;
    end -= form;
    // "GmbH & Co. KG": the word between two forms goes with them.
    if (end > 1 && words[end - 1] === 'AND') end--;
  }
}
