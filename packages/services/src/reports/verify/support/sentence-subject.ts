import { antecedentOf, subjectOf } from '../../../shared/statements/actor-mismatch.ts';
import { type Clause, clausesOf } from '../../../shared/statements/clauses.ts';
import { isCommonWord } from '../../../shared/statements/common-words.ts';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import type { VerificationContext } from '../citation/check-citation.ts';

/** "Contoso is valued at …": a neighbour with a subject of its own. */
export const startsWithOther = (sentence: string, { company }: VerificationContext) => {
  const name = /^(?:The |An? )?(\p{Lu}[\p{L}\d&.-]+)/u.exec(sentence.trim())?.[1] ?? '';
  return (
    name !== '' &&
    !company.name.includes(name) &&
    !/^(?:The|It|They|In|On|At|This|That|We|Our|Its|A|An|Revenue|Sales|Led|With|For|By|After)$/.test(name)
  );
};

/** Without the clauses whose subject is another party that the claim does not name. */
export function partOfSubject(source: string, sentence: string, context: VerificationContext): string {
  const clauses = clausesOf(source);
  const own = clauses.filter((_, index) => !isOfOtherSubject(clauses, index, sentence, context));
  return own.length === clauses.length ? source : own.map(({ text }) => text).join(' | ');
}

/** The name that a subject begins with. "Production at …" and "Engineers have …" name no party. */
function nameOf(subject: string): string {
  const [first = '', next = ''] = subject.trim().split(/\s+/);
  const isNoun = /^(?:at|in|of|for|on|from|with|to|by|and)$/.test(next) || (next === '' && /[^s]s$/.test(first));
  const rest = /^\p{Lu}/u.test(first) && isNoun ? subject.trim().slice(first.length) : subject;
  return /\p{Lu}[\p{L}\d&.-]*/u.exec(rest)?.[0] ?? '';
}

function isOfOtherSubject(
  clauses: readonly Clause[],
  index: number,
  sentence: string,
  context: VerificationContext,
): boolean {
  const clause = clauses[index];
  if (clause === undefined) return false;
  const namesCompany =
    companyNameVariants(context.company).some((name) => sentence.includes(name)) ||
    /^(?:it|we|the company)\b/i.test(sentence);
  const isRelative = /^(?:which|who|whose)\b/.test(clause.text);
  if (!isRelative && clause.isSubordinate && !namesCompany) return false;
  const before = clauses[index - 1]?.text ?? '';
  const subject = isRelative || clause.isSubordinate ? antecedentOf(before) : subjectOf(clause.text);
  const name = nameOf(subject);
  const hasVerb = isRelative || subject.length < clause.text.trim().length;
  return (
    hasVerb && name !== '' && startsWithOther(`${name} x`, context) && !isCommonWord(name) && !sentence.includes(name)
  );
}
