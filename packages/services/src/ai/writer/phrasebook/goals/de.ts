import { type Goal, plainGoal, upperFirst } from '../../goal.ts';

const SHOW =
  /(?:^| )(?:vorstellen|zeigen|anbieten|präsentieren|erklären|vorschlagen|vorführen|schicken|senden|empfehlen|demonstrieren|machen|unterbreiten)$/i;
const INVITE = / (?:einladen|unterstützen)$/i;
const TALK =
  /(?:^| )(?:besprechen|sprechen|austauschen|vereinbaren|reden|telefonieren|diskutieren|treffen|kooperieren|zusammenarbeiten|vergleichen|ausloten|planen|abstimmen)$/i;
const LEARN =
  /(?:^| )(?:erfahren|lernen|kennenlernen|hören|verstehen|finden|gewinnen|verkaufen|werben|anwerben|bewerben|einholen|bekommen|erhalten|herausfinden|fragen|testen|besuchen|buchen|starten|aufbauen|erreichen|klären|prüfen|anmahnen|erinnern|bitten|danken|einfordern)$|^fragen, /i;
/** What a recipient gains; of "unsere Kosten" only the sender does. */
const OUTCOME =
  /^(?!.*\bunser).* (?:senken|reduzieren|sparen|einsparen|verbessern|optimieren|automatisieren|vereinfachen|beschleunigen|verkürzen|steigern|erhöhen|vermeiden|modernisieren)$/i;
const MINUTES = /^(?:\d+|zehn|fünfzehn|zwanzig|dreißig) (?:Minuten|Min\.?)\b/i;
type Gender = 'm' | 'f' | 'n';
const NOUNS: [Gender, RegExp][] = [
  ['m', /(?:Anruf|Termin|Austausch|Call|Kaffee|Besuch|Workshop|Test|Pilot|Rundgang|Videocall)$/],
  ['f', /(?:Demo|Vorführung|Präsentation|Besprechung|Vorstellung|Videokonferenz|Führung)$/],
  ['n', /(?:Gespräch|Telefonat|Treffen|Meeting|Interview|Webinar|Kennenlernen|Mittagessen)$/],
];
/** Small words that may begin a goal: they lose their capital inside of a sentence. */
const SMALL =
  /^(?:Ein|Eine|Einen|Einem|Einer|Unser|Unsere|Unseren|Unserem|Mein|Meine|Meinen|Den|Die|Das|Dem|Der|Kurz|Kurze|Kurzer|Kurzes|Kurzen|Gemeinsam|Neue|Neuen|Über|Zum|Zur|Zu|Nach|An|Auf|Bei|Um|Fragen(?=,)|Mit|Für|Von|Ihnen|Ihr|Ihre|Ihren|Mehr|Herausfinden|Erfahren|Wie|Ob|Wann|Warum|Was|Wer|Welche|Welchen)\b/u;

/** A German goal as a question can ask for it. */
export function readGermanGoal(typed: string, isFormal: boolean): Goal {
  const plain = plainGoal(typed).replace(/[?\s]+$/, '');
  if (/\?\s*$/.test(typed)) return { kind: 'question', text: upperFirst(plain) };
  if (
    /[.!?;]\s/.test(plain) ||
    /^(?:wir|ich) /i.test(plain) ||
    (/^unser\w*\b/i.test(plain) && hasVerb(plain) && !isInfinitive(plain))
  )
    return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(inside(plain), isFormal).replace(
    /^kennenlernen$/i,
    isFormal ? 'Sie kennenlernen' : 'dich kennenlernen',
  );
  if (SHOW.test(goal)) return { kind: 'show', text: goal.replace(/^(?:ihnen|Ihnen|dir) /, '') };
  if (INVITE.test(goal)) return { kind: 'invite', text: goal.replace(/^(?:sie|Sie|dich) /, '') };
  if (TALK.test(goal)) return { kind: 'talk', text: withReflexive(goal.replace(/^mit (?:ihnen|Ihnen|dir) /, '')) };
  if (OUTCOME.test(goal)) return { kind: 'outcome', text: goal };
  if (LEARN.test(goal)) return { kind: 'learn', text: goal };
  if (MINUTES.test(goal)) return { kind: 'minutes', text: goal };
  const meeting = meetingIn(goal);
  return meeting === null
    ? { kind: 'topic', text: upperFirst(goal.replace(/^(?:die|das|der|den|ein|eine|einen) /, '')) }
    : { kind: 'meeting', text: meeting };
}

/** "Unseren Bestand senken" is no sentence. */
const isInfinitive = (goal: string) => [SHOW, INVITE, TALK, LEARN, OUTCOME].some((verbs) => verbs.test(goal));
const hasVerb = (goal: string) =>
  / (?:möchten?|wollen|will|helfen|hilft|bieten|biete|bietet|haben|habe|hat|sind|bin|ist|können|kann|suchen|suche|sparen|spart|würden?|entwickeln|arbeiten|unterstützen|senken|senkt)\b/.test(
    goal,
  );
const inside = (goal: string) => goal.replace(SMALL, (word) => word.toLowerCase());

/** "ihr neues Werk" is the recipient's. */
function ofYou(goal: string, isFormal: boolean): string {
  return goal.replace(/(?<![\p{L}])[Ii]hr(e|en|em|er|es)?(?= )/gu, (_all, ending: string | undefined) =>
    isFormal ? `Ihr${ending ?? ''}` : `dein${ending ?? ''}`,
  );
}

const withReflexive = (goal: string) =>
  /(?:^| )(?:austauschen|treffen|abstimmen)$/.test(goal) && !/\buns\b/.test(goal) ? `uns ${goal}` : goal;

/** In the accusative, with its article: "kurzer Anruf" is "einen kurzen Anruf". Null where it is no meeting. */
function meetingIn(goal: string): string | null {
  const [head = ''] = goal.split(/ (?:über|zu|zum|zur|für|mit|von|wegen|in|im|nächste\w*|bei|am|an|auf|um) /);
  const noun = head.split(' ').at(-1) ?? '';
  const gender = NOUNS.find(([, pattern]) => pattern.test(noun))?.[0];
  if (gender === undefined) return null;
  const words = head.split(' ').slice(0, -1);
  const isDetermined = /^(?:ein|eine|einen|unser|unsere|unseren|mein|meine|meinen|das|die|den|der)$/.test(
    words[0] ?? '',
  );
  const article = { m: 'einen', f: 'eine', n: 'ein' }[gender];
  const adjectives = (isDetermined ? words.slice(1) : words).map((word) => adjective(word, gender));
  const determiner = isDetermined
    ? (words[0] ?? '').replace(/^(ein|unser|mein)$/, gender === 'm' ? '$1en' : '$1').replace(/^der$/, 'den')
    : article;
  return [determiner, ...adjectives, noun].join(' ') + goal.slice(head.length);
}

function adjective(word: string, gender: Gender): string {
  if (!/^\p{Ll}+(?:er|es|e|en)$/u.test(word)) return word;
  return word.replace(/(?:er|es|en|e)$/, { m: 'en', f: 'e', n: 'es' }[gender]);
}
