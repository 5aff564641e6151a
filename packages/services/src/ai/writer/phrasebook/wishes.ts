import type { MessageLanguage } from '../../schemas.ts';
import type { GoalKind } from '../goal.ts';

/** The first of two acts, said before the second is asked: "I would like to show you our tool. Could we …?" */
export const WISHES: Record<MessageLanguage, Partial<Record<GoalKind, string>>> = {
  en: { show: 'I would like to {goal}.', invite: 'I would like to {goal}.', learn: 'I would like to {goal}.' },
  de: {
    show: 'Ich würde [Ihnen|dir] gern {goal}.',
    invite: 'Ich würde [Sie|dich] gern {goal}.',
    learn: 'Ich würde gern {goal}.',
  },
  fr: { show: 'J’aimerais [vous|te] {goal}.', invite: 'J’aimerais [vous|te] {goal}.', learn: 'J’aimerais {goal}.' },
  es: { show: 'Me gustaría {goal}.', invite: 'Me gustaría {goal}.', learn: 'Me gustaría {goal}.' },
};
