import type { MessageLanguage } from '../../ai/schemas.ts';
import type { NoticeText, PrivacyController } from '../notice-schemas.ts';
import { NOTICE_PHRASES, type NoticePhrases } from './notice-phrases.ts';

/** What a notice says of the person; without one it has placeholders. */
export interface NoticeAbout {
  name: string;
  data: readonly (keyof NoticePhrases['data'])[];
  sources: readonly string[];
  collectedAt: Date;
}

const REQUIRED = ['name', 'address', 'email'] as const;
const VENDORS: Readonly<Record<string, string>> = { apollo: 'Apollo', pdl: 'People Data Labs', wikidata: 'Wikidata' };
const KINDS: Readonly<Record<string, keyof NoticePhrases['sources']>> = {
  ...{ sheet: 'list', file: 'list', pasted: 'list', website: 'website', manual: 'notes', typed: 'notes' },
};
/** Said of a lead whose values a saved contact gave: where the contact came from is said, too. */
const OF_OURS: ReadonlySet<string> = new Set(['contact', 'contacts']);

/** The notice that Art. 14 GDPR asks for, in plain text. Pure. */
export function writeNotice(
  language: MessageLanguage,
  controller: PrivacyController,
  about: NoticeAbout | null,
): NoticeText {
  const phrases = NOTICE_PHRASES[language];
  const { placeholders, standard } = phrases;
  const [name, address, email] = REQUIRED.map((detail) => controller[detail] || placeholders[detail]);
  const values: Record<keyof NoticePhrases['lines'], string> = {
    controller: [name, address, email].join(', '),
    officer: controller.officer,
    data: dataText(phrases, about),
    source: about === null ? placeholders.source : sourceText(phrases, about.sources) || placeholders.source,
    day: about === null ? placeholders.day : dayText(language, about.collectedAt),
    purpose: controller.purpose || standard.purpose,
    basis: standard.basis,
    recipients: controller.recipients || standard.recipients,
    storage: controller.storage || standard.storage,
  };
  const lines = Object.entries(phrases.lines).map(([line, label]) => [label, values[line as keyof typeof values]]);
  const colon = language === 'fr' ? ' :' : ':';
  const paragraphs = [
    `${phrases.hello} ${about === null ? placeholders.person : about.name},`,
    phrases.intro,
    lines
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}${colon} ${value}`)
      .join('\n'),
    phrases.rights,
    `${phrases.objection} ${email}`,
    name ?? '',
  ];
  const missing = REQUIRED.filter((detail) => controller[detail] === '');
  return { language, subject: phrases.subject, text: paragraphs.join('\n\n'), missing };
}

function dataText({ data }: NoticePhrases, about: NoticeAbout | null): string {
  const known = about?.data ?? (Object.keys(data) as (keyof typeof data)[]);
  return known.map((one) => data[one]).join(', ');
}

function sourceText(phrases: NoticePhrases, sources: readonly string[]): string {
  const named = sources
    .filter((source) => !OF_OURS.has(source))
    .map((source) => {
      const kind = KINDS[source];
      return kind === undefined ? (VENDORS[source] ?? source) : phrases.sources[kind];
    });
  return [...new Set(named)].join(', ');
}

const dayText = (language: MessageLanguage, at: Date): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
