import type { MessageLanguage } from '../../schemas.ts';
import { firstNameOf } from '../names/person-name.ts';

const TITLES = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Prof|M|Me|Sr|Sra|D|Dña)\.? |(?:Herrn?|Frau|Monsieur|Madame|Mme|Maître|[Ss]eñora?|[Dd]on|[Dd]oña) )*`;

/** "Get Marta to sign" is said to Marta. */
export function withoutName(goal: string, recipientName: string, language: MessageLanguage, isFormal: boolean): string {
  const names = [recipientName, firstNameOf(recipientName), recipientName.split(' ').at(-1) ?? '']
    .map((name) => name.trim())
    .filter((name) => name.length > 2)
    .map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'));
  if (names.length === 0) return goal;
  const name = `${TITLES}(?:${names.join('|')})(?![\\p{L}’'-])`;
  const replaced = (pattern: string, by: string, text: string) => text.replace(new RegExp(pattern, 'gu'), by);
  if (language === 'en' && new RegExp(`^${name} to `, 'u').test(goal))
    return goal.replace(new RegExp(`^${name}`, 'u'), 'get them');
  if (language === 'en') return replaced(`(?<= )${name}(?= |$)`, 'them', goal);
  const [before, you] = {
    de: ['mit', isFormal ? 'mit Ihnen' : 'mit dir'],
    fr: ['avec', isFormal ? 'avec vous' : 'avec toi'],
    es: ['con', isFormal ? 'con usted' : 'contigo'],
  }[language] as [string, string];
  const met = replaced(`(?<![\\p{L}])${before} (?:el |la )?${name}`, you, goal);
  if (language === 'de') return replaced(`^${name} (?=.*en$|\\p{Ll}+en,)`, '', met);
  const to = language === 'fr' ? '(?: à| au)? ' : '(?: al| a la| a)? ';
  return replaced(`(?<=^\\p{L}+(?:er|ir|re|ar)(?: .*)?)${to}${name}`, '', met);
}
