import { type Goal, hasSeveralSentences, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';
import { withOf } from './french-of.ts';

const SHOW =
  /^(?:présenter|montrer|proposer|offrir|expliquer|envoyer|soumettre|faire|demander|rappeler|recommander)(?![\p{L}])/iu;
const TALK =
  /^(?:discuter|explorer|échanger|organiser|convenir|prendre|planifier|fixer|collaborer|comparer|caler|parler|renouveler|négocier)(?![\p{L}])|^nous \p{L}+(?:er|ir)(?!\p{L})/iu;
const LEARN =
  /^(?:obtenir|trouver|vendre|recruter|rencontrer|comprendre|savoir|connaître|découvrir|apprendre|recueillir|tester|visiter|réserver|en savoir|essayer)(?![\p{L}])/iu;
/** What a recipient gains; of "nos coûts" only the sender does. */
const OUTCOME =
  /^(?!.*(?<!\p{L})(?:notre|nos|mes)(?!\p{L}))(?:réduire|baisser|diminuer|améliorer|optimiser|automatiser|simplifier|accélérer|gagner|éviter|économiser|augmenter|raccourcir|moderniser)(?!\p{L})/iu;
const MINUTES = /^(?:\d+|quinze|vingt|trente) (?:minutes?|min)\b/i;
const MASCULINE =
  /^(?:(?:court|bref|petit|premier|rapide) )?(?:appel|échange|entretien|rendez-vous|café|déjeuner|essai|atelier|webinaire|point|pilote)(?![\p{L}])/iu;
const FEMININE =
  /^(?:(?:courte|brève|petite|première|rapide) )?(?:démo|démonstration|réunion|visite|conversation|présentation|rencontre|visioconférence)(?![\p{L}])/iu;
const ARRANGE =
  /^(?:obtenir|prendre(?! une? (?:café|déjeuner|verre))|fixer|caler|organiser|convenir d[’']|réserver|planifier) ?(?=une? )/iu;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:essayer|tester|télécharger|voir|regarder|lire|visiter|utiliser|découvrir) (?:notre|nos|mon|le (?:nouveau )?\p{L}+ gratuit|la (?:nouvelle )?\p{L}+ gratuite)(?!\p{L})|^s[’']inscrire(?!\p{L})/iu;
const BOOK =
  /^(?:essayer|tester|télécharger|voir|regarder|lire|visiter|utiliser|découvrir|réserver|prendre|choisir|remplir|consulter|fixer)(?!\p{L})/iu;
const ANSWER =
  /^(?:savoir|trouver|découvrir|apprendre|demander|identifier|comprendre) (?=(?:qui|si|s[’']ils?|quand|où|quel\w*|combien)(?!\p{L}))/iu;
/** Any other verb: a noun has no article behind it. */
const INFINITIVE =
  /^\p{L}+(?:er|ir|re) (?=(?:l[’']|d[’']|(?:le|la|les|une?|des|nos|notre|vos|votre|du|mes|mon|ma|en|au|aux|comment|que|leurs?) ))/iu;
const WISH =
  /^(?:j[’'](?:aimerais|aurais aimé|ai(?=\s+envie))|je (?:souhait|voudr|serais|désir)\p{L}*|nous (?:souhait|aimer|voudr|serions|désir)\p{L}*|ce serait un plaisir)(?!\p{L})/iu;
const PROPOSAL =
  /^(?:auriez|aurais|avez|as-|seriez|serais|êtes-vous (?:dispo|libre)|pourri|pouv|peut-on|puis-je|que dir|on |serait-il|ça |un |une |quand|et si)/iu;

/** A French goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readFrenchGoal(typed: string, isFormal: boolean, hasLink = false): Goal {
  const plain = withSubject(plainGoal(typed).replace(/[?\s]+$/, ''));
  if (/\?\s*$/.test(typed) || /^(?:\p{L}+-(?:vous|tu|nous|je)|est-ce que?) /iu.test(typed)) {
    if (!PROPOSAL.test(plain)) return { kind: 'question', text: lowerFirst(plain) };
    const question = lowerFirst(plain).replace(
      /^(?=une? (?!.*(?:est|serait|peut|pourrait|convien\p{L}+)(?!\p{L})))/u,
      isFormal ? 'que diriez-vous d’' : 'que dirais-tu d’',
    );
    return { kind: 'proposal', text: upperFirst(question) };
  }
  const wish = WISH.exec(plain)?.[0];
  const wished = wish === undefined ? '' : plain.slice(wish.length).trim();
  if (ANSWER.test(wished)) return { kind: 'answer', text: wished.replace(ANSWER, '') };
  if (wish !== undefined) return { kind: 'wish', text: upperFirst(plain) };
  if (hasSeveralSentences(plain) || /^(?:nous |je |j[’']|notre .* (?:est|a|permet|aide|réduit) )/i.test(plain))
    return { kind: 'statement', text: upperFirst(plain) };
  return readPhrase(ofYou(asVerb(plain)), isFormal, hasLink);
}

/** "Ravi d’échanger" is a man's word, and no sentence. */
const withSubject = (goal: string) =>
  goal
    .replace(/^(?:ravie?|heureu(?:x|se)|enchantée?|content(?:e)?|au plaisir) (?=d[’'e])/iu, 'ce serait un plaisir ')
    .replace(/^(?:aimerais) /i, 'j’aimerais ')
    .replace(/^(?=(?:souhaite(?:rais)?|voudrais) )/i, 'je ');

/** "Invitation au petit-déjeuner" is to invite; "se rencontrer" is for both. */
const asVerb = (goal: string) =>
  goal
    .replace(/^(?:(?:une|l[’']) ?)?invitation (?=(?:aux?|à) )/i, 'inviter ')
    .replace(/^prise de rendez-vous/i, 'rendez-vous')
    .replace(/^se (?=\p{L}+(?:er|ir)(?!\p{L}))/iu, 'nous ');

function readPhrase(goal: string, isFormal: boolean, hasLink: boolean): Goal {
  const verb = lowerFirst(goal).replace(/^(?:vous |leur |lui |te |t[’'])/i, '');
  if (/^(?:les )?inviter(?![\p{L}])/u.test(verb)) return { kind: 'invite', text: verb.replace(/^les /, '') };
  if (TRY.test(verb) || (hasLink && BOOK.test(verb)))
    return { kind: 'try', text: verb.replace(/^s[’'](?=inscrire)/, isFormal ? 'vous ' : 't’') };
  if (ANSWER.test(verb))
    return { kind: 'answer', text: verb.replace(ANSWER, '').replace(/^s[’']ils sont/, 'si vous êtes') };
  if (SHOW.test(verb)) return { kind: 'show', text: verb };
  const bare = verb.replace(ARRANGE, '').replace(/^une? /, '');
  if (MASCULINE.test(bare) || FEMININE.test(bare))
    return { kind: 'meeting', text: `${MASCULINE.test(bare) ? 'un' : 'une'} ${bare}` };
  if (TALK.test(verb)) return { kind: 'talk', text: verb };
  if (OUTCOME.test(verb)) return { kind: 'outcome', text: verb };
  if (LEARN.test(verb) || INFINITIVE.test(verb)) return { kind: 'learn', text: verb };
  if (MINUTES.test(goal))
    return { kind: 'minutes', text: lowerFirst(goal).replace(/^(\S+ min\w*) (?=sur |au sujet )/, '$1 pour échanger ') };
  return { kind: 'topic', text: withOf(lowerFirst(goal)) };
}

/** "leur usine" is the recipient's. */
const ofYou = (goal: string) =>
  goal.replace(/(?<![\p{L}])leur(?= )/giu, 'votre').replace(/(?<![\p{L}])leurs(?= )/giu, 'vos');
