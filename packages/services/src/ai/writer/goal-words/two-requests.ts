import type { MessageLanguage } from '../../schemas.ts';
import type { Goal, GoalKind } from '../goal.ts';

const ENGLISH_ACT =
  'book|schedule|arrange|set up|ask|get|send|share|show|introduce|offer|invite|see|find out|hear|discuss|talk|propose|suggest|request|agree|learn|give|explain|present|cancel|check|hand|collect|buy|sell|become|invoice|demand';
/** Where a second act follows the first. */
const SECOND: Record<MessageLanguage, RegExp> = {
  en: new RegExp(`,? (?:and|&) (?:then |also )?(?=(?:${ENGLISH_ACT})(?!\\p{L})(?! and ))`, 'iu'),
  de: /(?<=\p{Ll}(?:en|ern|eln)),? und (?:dann |auch |gleich )?(?=.*\p{Ll}(?:en|ern|eln)$)/u,
  fr: /,? et (?:puis |aussi )?(?=(?:[lmst][’']|lui |vous |te |leur )?\p{Ll}{3,}(?:er|ir|re)(?= (?:l[ea]s?|une?|des|du|d[’']|notre|nos|votre|vos|son|sa|ses|mon|ma|mes|ton|ta|tes|s[i’']|qui|quand|où|à|au|en|pour)(?!\p{L})| l[’']))/iu,
  es: /,? y (?:luego |también )?(?=\p{Ll}{2,}[aei]r(?:l[eo]s?|te)?(?!\p{L}))/iu,
};

/** The two acts of a goal: "introduce our tool and book a demo". Null for any other goal. */
export function twoActs(goal: string, language: MessageLanguage): [first: string, second: string] | null {
  if (/[?;]|\.\s/.test(goal)) return null;
  const [first, second, ...more] = goal.split(SECOND[language]);
  return first === undefined || second === undefined || more.length > 0 || !/\s/.test(first) ? null : [first, second];
}

const FIRST_KINDS = new Set<GoalKind>(['show', 'invite', 'learn']);
const SECOND_KINDS = new Set<GoalKind>(['meeting', 'minutes', 'answer', 'reply', 'question', 'proposal', 'talk']);

/** How two acts become one message: as one sentence, the first said and the second asked, or not at all. */
export function joinActs(first: Goal, second: Goal): 'one' | 'two' | 'none' {
  if (first.isUnfit || second.isUnfit) return 'none';
  if (FIRST_KINDS.has(first.kind) && SECOND_KINDS.has(second.kind)) return 'two';
  const isSame = first.kind === second.kind || (first.kind === 'talk' && second.kind === 'learn');
  return isSame ? 'one' : 'none';
}
