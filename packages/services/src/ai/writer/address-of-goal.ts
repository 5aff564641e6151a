import type { MessageLanguage } from '../schemas.ts';

const FORMAL: Partial<Record<MessageLanguage, RegExp>> = {
  de: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?![\p{L}])/u,
  fr: /(?<![\p{L}]|rendez-)(?:vous|votre|vos)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:usted|\p{L}{2,}[aei]rle)(?![\p{L}])/iu,
};
const FAMILIAR: Partial<Record<MessageLanguage, RegExp>> = {
  de: /(?<![\p{L}])(?:du|dir|dich|dein\w*)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:tu|toi|ton|ta|tes)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:tú|ti|contigo|tus?|\p{L}{2,}[aei]rte)(?![\p{L}])/iu,
};

/** Whether the message says "Sie": as the goal does where it addresses the recipient, else as it was chosen. */
export function isFormalAddress(goal: string, language: MessageLanguage, isFormal: boolean): boolean {
  if (FORMAL[language]?.test(goal)) return true;
  return FAMILIAR[language]?.test(goal) ? false : isFormal;
}
