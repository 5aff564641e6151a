import { type Goal, hasSeveralSentences, plainGoal, upperFirst } from '../../goal.ts';
import { isGermanInfinitive } from '../../goal-words/german-infinitive.ts';
import { isNounPhrase } from '../../goal-words/noun-phrase.ts';
import { unfit, wholeSentence } from '../../goal-words/whole-sentence.ts';
import { meetingIn } from './german-meeting.ts';
import { genderOf, withAccusativeArticle } from './german-nouns.ts';
import { closed, readGermanRequest } from './german-request.ts';
import { asQuestion, asVerb, ofSelf, toRecipient, withReflexive, withSubject } from './german-words.ts';

const SHOW =
  /(?:^| )(?:vorstellen|zeigen|anbieten|präsentieren|erklären|vorschlagen|vorführen|schicken|senden|empfehlen|demonstrieren|machen|unterbreiten)$/i;
const INVITE = / (?:einladen|unterstützen|informieren|überzeugen)$/i;
const TALK =
  /(?:^| )(?:besprechen|sprechen|austauschen|vereinbaren|reden|telefonieren|diskutieren|treffen|kooperieren|zusammenarbeiten|vergleichen|ausloten|planen|abstimmen|verlängern|verhandeln|vernetzen)$/i;
/** What a recipient gains; of "unsere Kosten" only the sender does. */
const OUTCOME =
  /^(?!.*\bunser).* (?:senken|reduzieren|sparen|einsparen|verbessern|optimieren|automatisieren|vereinfachen|beschleunigen|verkürzen|steigern|erhöhen|vermeiden|modernisieren)$/i;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:(?:unser|mein)\w*|(?:den|die|das) (?:kostenlos|gratis|neu)\w*) .*(?:ausprobieren|testen|ansehen|anschauen|herunterladen|lesen|besuchen|nutzen)$|(?:anmelden|registrieren)$|^an unser\w* .* teilnehmen$/i;
const BOOK = /(?:buchen|reservieren|vereinbaren|ausprobieren|testen|ansehen|anschauen|herunterladen|lesen|besuchen)$/i;
const ANSWER =
  /^(?:nachfragen,? (?=ob\b|wann\b|wer\b|wie\b)|(?:nach)?fragen,? (?=wer\b|wann\b|welche|(?:ob|wie|wann|was) (?:Sie|du|ihr)\b)|(?:herausfinden|erfahren|klären|wissen|in Erfahrung bringen),? )(?=(?:wer|ob|wann|wo|welche\w*|wie|was)\b)/i;
/** "Die zuständige Person für den Versand finden" is to learn who is in charge of it. */
const CONTACT =
  /^(?:die|den|eine?n?) (?:(?:richtige|zuständige|verantwortliche|passende)n? )?(?:Person|Ansprechpartner(?:in)?|Ansprechperson|Kontakt|Verantwortlichen?|Zuständigen?) (?<work>für .+) (?:finden|herausfinden|identifizieren|ermitteln|kennenlernen|erfahren)$/iu;
const MINUTES = /^(?:\d+|zehn|fünfzehn|zwanzig|dreißig) (?:Minuten|Min\.?)\b/i;
const WISH =
  /^(?:(?:ich|wir) (?:möchten?|würden?|will|wollen|hätten?|freuen?)|(?:gerne?|sehr gerne?) (?:würden?|möchten?))\b/i;
const PROPOSAL =
  /^(?:Passt|Hätte\w*|Hast|Haben Sie|Wollen|Wollt|Könnte\w*|Können|Darf|Dürft?e\w*|Wäre\w*|Wärst|Lust|Zeit|Interesse|Wie wär|Sollen|Wann|Ein\w*)\b/;
/** Asked without its mark. */
const QUESTION =
  /^(?:(?:Könnten|Können|Haben|Hätten|Möchten|Wollen|Dürfen|Sind|Hast|Hättest|Kannst|Könntest)(?: \p{Ll}+)?|(?:Wie|Was|Wann|Warum) \p{Ll}+) (?:Sie|wir|du)(?!\p{L})/iu;
const HAS_VERB =
  / (?:helfen|haben|können|suchen|sparen|entwickeln|arbeiten|unterstützen|senken|senkt|sind|ist|hat|kann|spart|hilft|bietet)\b/;
/** Small words that may begin a goal: they lose their capital inside of a sentence. */
const SMALL =
  /^(?:Ein|Eine|Einen|Einem|Einer|Unser|Unsere|Unseren|Unserem|Mein|Meine|Meinen|Den|Die|Das|Dem|Der|Kurz|Kurze|Kurzer|Kurzes|Kurzen|Gemeinsam|Neue|Neuen|Über|Zum|Zur|Zu|Nach|An|Auf|Bei|Um|Fragen(?=,)|Mit|Für|Von|Ihnen|Ihr|Ihre|Ihren|Mehr|Nächste|Nächsten|Nächstes|Kommende|Kommenden|Diese|Dieses|Herausfinden|Erfahren|Wie|Ob|Wann|Warum|Was|Wer|Welche|Welchen|\p{Lu}\p{Ll}+(?:los|lich|isch|ig)(?:e|er|es|en)(?= \p{Lu}))(?!\p{L})/u;

/** A German goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readGermanGoal(typed: string, isFormal: boolean, hasLink = false): Goal {
  const whole = asQuestion(plainGoal(typed).replace(/[?\s]+$/, ''), typed);
  if (/\?\s*$/.test(typed) || QUESTION.test(typed))
    return { kind: PROPOSAL.test(upperFirst(whole)) ? 'proposal' : 'question', text: upperFirst(whole) };
  const plain = withSubject(whole.replace(/^(?=wie (?:wir|man|Sie|du) .*en$)/iu, 'zeigen, '), isFormal);
  if (WISH.test(plain)) return { kind: 'wish', text: upperFirst(plain) };
  if (
    hasSeveralSentences(plain) ||
    /^(?:wir|ich) /i.test(plain) ||
    (/^unser\w*\b/i.test(plain) && HAS_VERB.test(plain) && !isGermanInfinitive(plain))
  )
    return { kind: 'statement', text: upperFirst(plain) };
  const asked = readGermanRequest(plain, isFormal);
  if (asked !== null) return asked;
  const goal = ofYou(inside(asVerb(plain)), isFormal).replace(
    /^kennenlernen$/i,
    isFormal ? 'Sie kennenlernen' : 'dich kennenlernen',
  );
  return readInfinitive(goal, isFormal, hasLink) ?? readNoun(goal) ?? wholeSentence(goal, 'de') ?? unfit(goal);
}

function readInfinitive(bare: string, isFormal: boolean, hasLink: boolean): Goal | null {
  if (TRY.test(bare) || (hasLink && BOOK.test(bare)))
    return { kind: 'try', text: withArticle(ofSelf(bare.replace(/^(?:ihnen|Ihnen|dir) /, ''), isFormal)) };
  if (/^zeigen, wie /i.test(bare)) return { kind: 'show', text: bare };
  // With its verb last it is what "Können Sie mir sagen" goes before.
  if (
    /^(?:ob|wann|wo|wer|wie viele?|welche\p{Ll}*) .* \p{Ll}+(?:t|en|e)$/iu.test(bare) &&
    wholeSentence(bare, 'de') === null
  )
    return { kind: 'answer', text: toRecipient(bare.slice(0, 1).toLowerCase() + bare.slice(1), isFormal) };
  const work = CONTACT.exec(bare)?.groups?.work;
  if (work !== undefined) return { kind: 'answer', text: `wer ${work} zuständig ist` };
  if (ANSWER.test(bare)) return { kind: 'answer', text: toRecipient(bare.replace(ANSWER, ''), isFormal) };
  if (!isGermanInfinitive(bare)) return null;
  // "Sie auf etwas aufmerksam machen": the pronoun tells the case.
  const ofPerson = /^(?:(?<to>[Ii]hnen|dir)|Sie|dich) (?<act>(?!kennenlernen$).+)$/u.exec(bare)?.groups;
  if (ofPerson?.act !== undefined) return { kind: ofPerson.to === undefined ? 'invite' : 'show', text: ofPerson.act };
  const goal = withOwnArticle(withArticle(bare));
  if (/(?<!\p{L})euch(?!\p{L})/u.test(goal)) return { kind: 'learn', text: goal };
  if (/(?<!\p{L})(?:[Ii]hnen|dir|dich)(?!\p{L})/u.test(goal) && !TALK.test(goal)) return { kind: 'learn', text: goal };
  if (SHOW.test(goal)) return { kind: 'show', text: goal.replace(/^(?:ihnen|Ihnen|dir) /, '') };
  if (INVITE.test(goal)) return { kind: 'invite', text: goal.replace(/^(?:sie|Sie|dich) /, '') };
  if (TALK.test(goal)) return { kind: 'talk', text: withReflexive(goal.replace(/^mit (?:ihnen|Ihnen|dir) /, '')) };
  if (OUTCOME.test(bare)) return { kind: 'outcome', text: bare };
  return { kind: 'learn', text: goal };
}

/** What is changed is there already: "unseren Vertrag verlängern". */
const withOwnArticle = (goal: string) =>
  / (?:verlängern|verschieben|absagen|kündigen|bestätigen|verlegen|erneuern|nachholen)$/.test(goal)
    ? goal.replace(/^ein(?=(?:en|e)? )/, 'unser')
    : goal;

/** "Nächste Woche" is no object. */
const BEGINS_WITH_TIME = /^(?:nächste|kommende|diese|jede)\p{L}* /iu;
const withArticle = (goal: string) =>
  goal.includes(' ') && !BEGINS_WITH_TIME.test(goal) ? (withAccusativeArticle(goal) ?? goal) : goal;

function readNoun(goal: string): Goal | null {
  if (!isNounPhrase(goal, 'de')) return null;
  if (MINUTES.test(goal)) return { kind: 'minutes', text: goal };
  const meeting = meetingIn(goal);
  if (meeting !== null) return { kind: 'meeting', text: meeting };
  const known = withAccusativeArticle(goal);
  if (known !== null) return { kind: 'topic', text: known };
  const mine = /^(?:unser|mein) (?:\p{Ll}+es )?(?<noun>\p{Lu}[\p{L}-]*)/u.exec(goal)?.groups?.noun;
  if (/^(?:unsere|meine|die|eine|das) /.test(goal) || (mine !== undefined && genderOf(mine) === 'n'))
    return { kind: 'topic', text: closed(goal) };
  return { kind: 'topic', text: `das Thema „${upperFirst(goal.replace(/^(?:der|den|ein|einen) /, ''))}“` };
}

const inside = (goal: string) => goal.replace(SMALL, (word) => word.toLowerCase());

/** "ihr neues Werk" is the recipient's. */
function ofYou(goal: string, isFormal: boolean): string {
  return goal.replace(
    /(?<![\p{L}])(?<!(?:\p{L}+t|seid|ob|dass|wie|was|wann|wo|warum|wenn) (?=[Ii]hr ))[Ii]hr(e|en|em|er|es)?(?= )/gu,
    (_all, ending: string | undefined) => (isFormal ? `Ihr${ending ?? ''}` : `dein${ending ?? ''}`),
  );
}
