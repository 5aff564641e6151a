import { LEGAL_FORMS } from '@workbench/identity/legal-forms';

/** Written before the name: "OOO Yandex", "PT Astra", "AB Volvo". */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  'ooo oao zao pao ao tov too pt ab ad as sia uab cv ets etablissements firma fa ste shps'.split(' '),
);

/** No word of a name wherever they are: "Weber GmbH, Hans". */
const NEVER_NAMES: ReadonlySet<string> = new Set(
  'gmbh ltd limited inc incorporated llc kgaa ohg sarl spzoo kft'.split(' '),
);

/** In scripts without spaces, wherever they are. */
const UNSPACED_FORMS =
  /株式会社|有限会社|合同会社|有限责任公司|有限責任公司|股份有限公司|股份公司|有限公司|集团|주식회사|㈜|\(株\)|（株）|\(주\)|בע["״”']?מ|شركة|المحدودة|ذ\.م\.م|บริษัท|จำกัด(?:\s*\(มหาชน\))?|שותפות|შპს/g;

/** Written out, folded; a form may be named within a name only as a whole. */
const WRITTEN_OUT =
  /\b(?:gesellschaft mit beschrankter haftung|mit beschrankter haftung|spolka z ograniczona odpowiedzialnoscia|spolka akcyjna|spolka komandytowa|societe a responsabilite limitee|societe anonyme|societe par actions simplifiee|sociedad de responsabilidad limitada|sociedad limitada|sociedad anonima|sociedade anonima|societa a responsabilita limitata|societa per azioni|limited liability (?:company|partnership)|public limited company|private limited|naamloze vennootschap|besloten vennootschap|akciova spolecnost|spolecnost s rucenim omezenym|anonim sirketi|limited sirketi|eingetragener verein|eingetragene genossenschaft|korlatolt felelossegu tarsasag|kabushiki kaisha|obshchestvo s ogranichennoi otvetstvennostiu)\b/g;

/** A folded name without the forms that are written out. */
export function withoutWrittenForms(folded: string): string {
  const left = folded.replace(WRITTEN_OUT, ' ').replace(/\s+/g, ' ').trim();
  return left === '' ? folded : left;
}

/** "S.p.A.", "A/S", "Sp. z o.o.", "d.o.o." become one word each before the words are read. */
export function joinDottedForms(text: string): string {
  return text
    .replace(UNSPACED_FORMS, ' ')
    .replace(/\bsp\.?\s*z\.?\s*o\.?\s*o\b\.?/gi, ' spzoo ')
    .replace(/\bspol\.?\s+s\.?\s*r\.?\s*o\b\.?/gi, ' sro ')
    .replace(/\b(\p{L})\/(\p{L})\b/gu, '$1$2')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,}\p{L}(?![\p{L}\p{N}])\.?/gu, (dotted) => dotted.replace(/[.\s]/g, ''));
}

export const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(word);

/** The words without the forms at their end and before them; a name of forms alone stays whole. */
export function withoutLegalForms(words: readonly string[]): { words: string[]; forms: string[] } {
  let [start, end] = [0, words.length];
  const isForm = (index: number) =>
    LEGAL_FORMS.has(words[index] ?? '') || words[index] === 'and' || words[index] === 'the';
  while (end - start > 1 && isForm(end - 1)) end--;
  while (end - start > 1 && BEFORE_NAME.has(words[start] ?? '')) start++;
  const named = words.slice(start, end);
  const kept = named.filter((word) => !NEVER_NAMES.has(word));
  return { words: kept.length === 0 ? named : kept, forms: [...words.slice(0, start), ...words.slice(end)] };
}
