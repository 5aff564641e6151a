import { type Goal, hasSeveralSentences, plainGoal, upperFirst } from '../../goal.ts';
import { meetingIn } from './german-meeting.ts';
import { withAccusativeArticle } from './german-nouns.ts';

const SHOW =
  /(?:^| )(?:vorstellen|zeigen|anbieten|präsentieren|erklären|vorschlagen|vorführen|schicken|senden|empfehlen|demonstrieren|machen|unterbreiten)$/i;
const INVITE = / (?:einladen|unterstützen)$/i;
const TALK =
  /(?:^| )(?:besprechen|sprechen|austauschen|vereinbaren|reden|telefonieren|diskutieren|treffen|kooperieren|zusammenarbeiten|vergleichen|ausloten|planen|abstimmen|verlängern|verhandeln|vernetzen)$/i;
const LEARN =
  /(?:^| )(?:erfahren|lernen|kennenlernen|hören|verstehen|finden|gewinnen|verkaufen|werben|anwerben|bewerben|einholen|bekommen|erhalten|herausfinden|fragen|testen|besuchen|buchen|starten|aufbauen|erreichen|klären|prüfen|anmahnen|erinnern|bitten|danken|einfordern)$|^fragen, /i;
/** What a recipient gains; of "unsere Kosten" only the sender does. */
const OUTCOME =
  /^(?!.*\bunser).* (?:senken|reduzieren|sparen|einsparen|verbessern|optimieren|automatisieren|vereinfachen|beschleunigen|verkürzen|steigern|erhöhen|vermeiden|modernisieren)$/i;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:(?:unser|mein)\w*|(?:den|die|das) (?:kostenlos|gratis|neu)\w*) .*(?:ausprobieren|testen|ansehen|anschauen|herunterladen|lesen|besuchen|nutzen)$|(?:anmelden|registrieren)$/i;
const BOOK = /(?:buchen|reservieren|vereinbaren|ausprobieren|testen|ansehen|anschauen|herunterladen|lesen|besuchen)$/i;
const ANSWER =
  /^(?:fragen,? (?=wer\b|wann\b|welche)|(?:herausfinden|erfahren|klären|wissen|in Erfahrung bringen),? )(?=(?:wer|ob|wann|wo|welche\w*|wie viele)\b)/i;
const MINUTES = /^(?:\d+|zehn|fünfzehn|zwanzig|dreißig) (?:Minuten|Min\.?)\b/i;
const WISH =
  /^(?:(?:ich|wir) (?:möchten?|würden?|will|wollen|hätten?|freuen?)|(?:gerne?|sehr gerne?) (?:würden?|möchten?))\b/i;
const PROPOSAL =
  /^(?:Passt|Hätte\w*|Hast|Haben Sie|Wollen|Wollt|Könnte\w*|Können|Darf|Dürft?e\w*|Wäre\w*|Wärst|Lust|Zeit|Interesse|Wie wär|Sollen|Wann|Ein\w*)\b/;
/** Asked without its mark. */
const QUESTION =
  /^(?:Könnten|Können|Haben|Hätten|Möchten|Wollen|Dürfen|Sind|Wie|Was|Wann|Warum|Hast|Hättest|Kannst|Könntest)(?: \p{Ll}+)? (?:Sie|wir|du)(?!\p{L})/iu;
/** Small words that may begin a goal: they lose their capital inside of a sentence. */
const SMALL =
  /^(?:Ein|Eine|Einen|Einem|Einer|Unser|Unsere|Unseren|Unserem|Mein|Meine|Meinen|Den|Die|Das|Dem|Der|Kurz|Kurze|Kurzer|Kurzes|Kurzen|Gemeinsam|Neue|Neuen|Über|Zum|Zur|Zu|Nach|An|Auf|Bei|Um|Fragen(?=,)|Mit|Für|Von|Ihnen|Ihr|Ihre|Ihren|Mehr|Herausfinden|Erfahren|Wie|Ob|Wann|Warum|Was|Wer|Welche|Welchen|\p{Lu}\p{Ll}+(?:los|lich|isch|ig)(?:e|er|es|en)(?= \p{Lu}))(?!\p{L})/u;

/** A German goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readGermanGoal(typed: string, isFormal: boolean, hasLink = false): Goal {
  const whole = plainGoal(typed).replace(/[?\s]+$/, '');
  if (/\?\s*$/.test(typed) || QUESTION.test(typed))
    return { kind: PROPOSAL.test(upperFirst(whole)) ? 'proposal' : 'question', text: upperFirst(whole) };
  const plain = withSubject(whole, isFormal);
  if (WISH.test(plain)) return { kind: 'wish', text: upperFirst(plain) };
  if (
    hasSeveralSentences(plain) ||
    /^(?:wir|ich) /i.test(plain) ||
    (/^unser\w*\b/i.test(plain) && hasVerb(plain) && !isInfinitive(plain))
  )
    return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(inside(asVerb(plain)), isFormal).replace(
    /^kennenlernen$/i,
    isFormal ? 'Sie kennenlernen' : 'dich kennenlernen',
  );
  return readInfinitive(goal, isFormal, hasLink) ?? readNoun(goal);
}

/** "Einladung zum Sommerfest" is to invite. */
const asVerb = (goal: string) =>
  goal
    .replace(/^(?:(?:die|eine) )?Einladung (zu\p{L}* .+)$/iu, '$1 einladen')
    .replace(/^(?:(?:die|eine) )?Anmeldung (zu\p{L}* .+)$/iu, '$1 anmelden')
    .replace(/^Termin(?:vereinbarung|absprache)/i, 'Termin');

/** "Würde mich gern austauschen" has lost its "ich", and its "mit Ihnen". */
const withSubject = (goal: string, isFormal: boolean) =>
  goal
    .replace(/^(?=(?:würde|möchte|will|freue mich|hätte gern) )/i, 'ich ')
    .replace(/^ich (\p{Lu})/u, (_all, letter: string) => `ich ${letter.toLowerCase()}`)
    .replace(
      /^((?:ich|wir) (?!.*\bmit\b).*(?:mich|uns) .*)austauschen$/i,
      `$1mit ${isFormal ? 'Ihnen' : 'dir'} austauschen`,
    );

function readInfinitive(bare: string, isFormal: boolean, hasLink: boolean): Goal | null {
  if (TRY.test(bare) || (hasLink && BOOK.test(bare)))
    return { kind: 'try', text: withArticle(ofSelf(bare.replace(/^(?:ihnen|Ihnen|dir) /, ''), isFormal)) };
  if (ANSWER.test(bare)) return { kind: 'answer', text: toRecipient(bare.replace(ANSWER, ''), isFormal) };
  if (!isInfinitive(bare)) return null;
  const goal = withArticle(bare);
  if (SHOW.test(goal)) return { kind: 'show', text: goal.replace(/^(?:ihnen|Ihnen|dir) /, '') };
  if (INVITE.test(goal)) return { kind: 'invite', text: goal.replace(/^(?:sie|Sie|dich) /, '') };
  if (TALK.test(goal)) return { kind: 'talk', text: withReflexive(goal.replace(/^mit (?:ihnen|Ihnen|dir) /, '')) };
  if (OUTCOME.test(bare)) return { kind: 'outcome', text: bare };
  return { kind: 'learn', text: goal };
}

/** "Zum Newsletter anmelden" is "sich zum Newsletter anmelden", or "dich". */
const ofSelf = (goal: string, isFormal: boolean) =>
  /(?:anmelden|registrieren)$/.test(goal)
    ? `${isFormal ? 'sich' : 'dich'} ${goal.replace(/^(?:sich|dich) /, '')}`
    : goal;

/** "Ob sie zufrieden sind" is said to them. */
const toRecipient = (goal: string, isFormal: boolean) =>
  isFormal
    ? goal.replace(/(?<= )sie(?!\p{L})/u, 'Sie')
    : goal.replace(
        /(?<= )sie (.*)(sind|haben)$/u,
        (_all, words: string, verb: string) => `ihr ${words}${verb === 'sind' ? 'seid' : 'habt'}`,
      );

const withArticle = (goal: string) => (goal.includes(' ') ? (withAccusativeArticle(goal) ?? goal) : goal);

function readNoun(goal: string): Goal {
  if (MINUTES.test(goal)) return { kind: 'minutes', text: goal };
  const meeting = meetingIn(goal);
  if (meeting !== null) return { kind: 'meeting', text: meeting };
  const known = withAccusativeArticle(goal);
  if (known !== null) return { kind: 'topic', text: known };
  if (/^(?:unsere|meine|die|eine|das) /.test(goal)) return { kind: 'topic', text: goal };
  return { kind: 'topic', text: `das Thema ${upperFirst(goal.replace(/^(?:der|den|ein|einen) /, ''))}` };
}

/** "Unseren Bestand senken" is no sentence. */
const isInfinitive = (goal: string) =>
  [SHOW, INVITE, TALK, LEARN, OUTCOME].some((verbs) => verbs.test(goal)) || / \p{Ll}{3,}(?:en|ern|eln)$/u.test(goal);
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
  /(?:^| )(?:austauschen|treffen|abstimmen|vernetzen)$/.test(goal) && !/\buns\b/.test(goal)
    ? `uns ${goal.replace(/^sich /, '')}`
    : goal;
