import { fold, foldLetters } from '@workbench/text/fold';

/** Forms as they end a folded name. */
const LEGAL_FORM =
  / (?:as|asa|ab|aps|oy|oyj|sa|sas|sarl|srl|spa|sl|slu|lda|sro|ltd|limited|plc|llp|llc|inc|incorporated|corp|corporation|co|company|gmbh|gmbh and|mbh|ag|kg|kgaa|ohg|ug|se|bv|nv|pty|pte|and)$/;

/** A company's name without its legal form: "Acme, Inc." and "ACME" are the same. A name that is a form stays. */
export function companyKey(name: string): string {
  // "A/S" and "S.p.A." are one word each.
  let key = fold(foldLetters(name).replace(/&/g, ' and ').replace(/[./]/g, ''));
  for (let shorter = key.replace(LEGAL_FORM, ''); shorter !== key; shorter = key.replace(LEGAL_FORM, '')) key = shorter;
  return key;
}
