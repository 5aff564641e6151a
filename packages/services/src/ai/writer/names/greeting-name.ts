import type { MessageLanguage } from '../../schemas.ts';
import { type Honorific, type PersonName, readPersonName } from './person-name.ts';

const HONORIFICS: Record<MessageLanguage, Record<Honorific, string>> = {
  en: { mr: 'Mr', ms: 'Ms', dr: 'Dr', prof: 'Prof.', lord: 'Lord', lady: 'Lady' },
  de: { mr: 'Herr', ms: 'Frau', dr: 'Dr.', prof: 'Prof.', lord: 'Lord', lady: 'Lady' },
  fr: { mr: 'Monsieur', ms: 'Madame', dr: 'Dr', prof: 'Professeur', lord: 'Lord', lady: 'Lady' },
  es: { mr: 'Sr.', ms: 'Sra.', dr: 'Dr.', prof: 'Prof.', lord: 'Lord', lady: 'Lady' },
};

/**
 * The name after "Hello": the given name among people who say "du", else the whole one or the title with the family
 * name. Whether a person is a Mr or a Ms is never guessed. Empty where a greeting without a name is the better one.
 */
export function greetingName(text: string, language: MessageLanguage, isFamiliar: boolean): string {
  const name = readNameIn(text, language);
  const [, lawyer] = language === 'fr' ? (LAWYER.exec(text.trim()) ?? []) : [];
  if (lawyer !== undefined) return `Maître ${readPersonName(lawyer).family || lawyer}`;
  if (language === 'en' && name.isKnight && !isFamiliar && name.given !== '')
    return `${text.trim().split(' ')[0]} ${name.given}`;
  // A single name among people who say "Sie" may be the family's: "Guten Tag Müller" is no greeting.
  const isFamily = !name.full.includes(' ') && (FAMILY_NAME.test(name.full) || (language !== 'en' && !isFamiliar));
  if (isFamily && name.honorifics.length === 0) return '';
  if (isFamiliar && name.given !== '') return name.given;
  return titledName(name, language) || bareName(name);
}

/** "Me Dubois" is "Maître Dubois". */
const LAWYER = /^(?:[Mm]aître|Me\.?)\s(?=\p{Lu})(.+)$/u;
/** A name with the titles of the language: "D. Carlos Ruiz" is "Don Carlos Ruiz". */
export const readNameIn = (text: string, language: MessageLanguage): PersonName =>
  readPersonName(
    language === 'es'
      ? text
          .trim()
          .replace(/^D\.\s(?=\p{Lu}\p{Ll}+\s\p{Lu})/u, 'Don ')
          .replace(/^D\.?ª\.?\s/u, 'Doña ')
      : text,
  );

/** Frequent family names that are no given ones. */
const FAMILY_NAME =
  /^(?:müller|mueller|schmi(?:dt|tt|d|tz)|schneider|fischer|weber|meyer|meier|maier|mayer|wagner|becker|schul(?:z|ze|tz|te)|hof(?:f|)mann|schäfer|koch|bauer|richter|klein|wolf|schröder|neumann|schwarz|zimmermann|braun|krüger|hartmann|lange|krause|lehmann|köhler|huber|gruber|steiner|keller|brunner|moreau|dubois|durand|dupont|lefebvre|lefèvre|leroy|roux|fournier|girard|bonnet|lambert|rousseau|garc[ií]a|gonz[aá]lez|rodr[ií]guez|fern[aá]ndez|l[oó]pez|mart[ií]nez|s[aá]nchez|p[eé]rez|g[oó]mez|ruiz|smith|jones|johnson|williams|wilson|davies)$/i;

function titledName({ honorifics, given, family }: PersonName, language: MessageLanguage): string {
  if (honorifics.length === 0 || family === '') return '';
  // "Docteur" and "Doctora" say more than is known; the name says enough.
  const isGendered =
    (language === 'fr' || language === 'es') && !honorifics.some((one) => one === 'mr' || one === 'ms');
  if (isGendered && given !== '') return '';
  const said = language === 'de' ? honorifics : honorifics.slice(0, 1);
  return `${said.map((one) => HONORIFICS[language][one]).join(' ')} ${family}`;
}

/** A family name alone is no way to address a person, nor is "J. Smith". */
const bareName = ({ full, given, family }: PersonName) =>
  (given === '' && family !== '') || /^\p{L}\.? /u.test(full) ? '' : full;

/** "Dr Keller" is greeted more formally than "Anna". */
export const isTitledGreeting = (text: string, isFamiliar: boolean, language: MessageLanguage): boolean => {
  // A lawyer in French is a "vous", too.
  if (LAWYER.test(text.trim()) || /^maître$/iu.test(text.trim())) return true;
  const { honorifics, given } = readNameIn(text, language);
  return honorifics.length > 0 && !(isFamiliar && given !== '');
};
