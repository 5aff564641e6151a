import { companyNameVariants, findCompanyMentions } from '../../../shared/statements/company-names.ts';
import type { MessageFact, MessageRequest } from '../../schemas.ts';

/** Whether a fact speaks of another company than the sentence does. */
export function isAboutOther(fact: MessageFact, sentence: string, request: MessageRequest): boolean {
  const { recipientCompany } = request;
  if (recipientCompany === '') return false;
  const own = companyNameVariants({ name: recipientCompany, domain: '' });
  const isOwn = (text: string) => findCompanyMentions(text, { names: own, isOwn: false }).length > 0;
  const about = fact.company ?? '';
  if (about === '' || isSameName(about, recipientCompany)) return false;
  const names = companyNameVariants({ name: about, domain: '' });
  // "Optilink, which supplies Yarrow": the recipient is named, and the fact is about the other one.
  const isItsSubject = names.some((name) => fact.text.trimStart().startsWith(name));
  if (isOwn(fact.text) && !isItsSubject) return false;
  return !names.some((name) => sentence.includes(name));
}

const isSameName = (a: string, b: string) => {
  const [one, other] = [a, b].map((name) =>
    companyNameVariants({ name, domain: '' }).map((variant) => variant.toLowerCase()),
  );
  return (one ?? []).some((name) => (other ?? []).includes(name));
};

/** "You opened" is said of the recipient's company. */
export function withNamedRecipient(sentence: string, { recipientCompany }: MessageRequest): string {
  if (recipientCompany === '') return sentence;
  return sentence
    .replace(/\b(?:you guys|you and your team|your (?:company|firm|team|business))\b(?!['’])/gi, recipientCompany)
    .replace(
      /\bSie (?=(?:haben|sind|hatten|waren)\b)|(?<=\b(?:dass|da|weil|haben|sind|nachdem) )Sie\b ?/g,
      `${recipientCompany} `,
    )
    .replace(/\bvous (?=(?:avez|êtes|aviez|venez)\b)/gi, `${recipientCompany} `)
    .replace(/\byour\b/gi, `${recipientCompany}’s`)
    .replace(/\byou(?=['’]|\b)/gi, recipientCompany);
}
