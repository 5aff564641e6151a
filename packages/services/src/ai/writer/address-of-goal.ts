import type { MessageLanguage } from '../schemas.ts';

const FORMAL: Partial<Record<MessageLanguage, RegExp>> = {
  de: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?![\p{L}])|^Ihnen(?!\p{L})|^Sie .*en$/u,
  fr: /(?<![\p{L}]|rendez-)(?:vous|votre|vos)(?![\p{L}])/iu,
  // "Ofrecerle" speaks of a third person, and so of neither.
  es: /(?<![\p{L}])usted(?:es)?(?![\p{L}])/iu,
};
const FAMILIAR: Partial<Record<MessageLanguage, RegExp>> = {
  de: /(?<![\p{L}])(?:du|dir|dich|dein\p{Ll}*|euch|euer|eure\p{Ll}*|(?:(?!mit |seit )\p{Ll}+t|seid|ob|dass|wie|was|wann|wo) ihr)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:tu|toi|ton|ta|tes)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:tú|ti|contigo|tus?|(?!fuerte|suerte|muerte|aparte|comparte|reparte|imparte|inerte|advierte|convierte|invierte)\p{L}{2,}[aei]rte|(?:presentar|mostrar|enviar|ofrecer|explicar|pedir|invitar|contar|agradecer|ayudar)os|os)(?![\p{L}])/iu,
};

/** Whether a goal says "Sie" in one place and "du" in another. */
export const mixesAddress = (goal: string, language: MessageLanguage): boolean =>
  FORMAL[language]?.test(goal) === true && FAMILIAR[language]?.test(goal) === true;

/** Whether the message says "Sie": as the goal does where it addresses the recipient, else as it was chosen. */
export function isFormalAddress(goal: string, language: MessageLanguage, isFormal: boolean): boolean {
  if (FORMAL[language]?.test(goal)) return true;
  return FAMILIAR[language]?.test(goal) ? false : isFormal;
}
