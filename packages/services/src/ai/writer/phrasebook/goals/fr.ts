import { type Goal, hasSeveralSentences, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';
import { isFrenchInfinitive } from '../../goal-words/french-infinitive.ts';
import { isNounPhrase } from '../../goal-words/noun-phrase.ts';
import { unfit, wholeSentence } from '../../goal-words/whole-sentence.ts';
import { withOf } from './french-of.ts';

const SHOW =
  /^(?:présenter|montrer|proposer|offrir|expliquer|envoyer|soumettre|informer|faire (?:essayer|découvrir|connaître|visiter|parvenir|une (?:démo|démonstration|offre|proposition))|demander|rappeler|recommander)(?![\p{L}])/iu;
const TALK =
  /^(?:discuter|explorer|échanger|organiser|convenir|prendre|planifier|fixer|collaborer|comparer|caler|parler|renouveler|négocier|entrer en contact)(?![\p{L}])|^nous \p{L}+(?:er|ir)(?!\p{L})/iu;
const LEARN =
  /^(?:obtenir|trouver|vendre|recruter|rencontrer|comprendre|savoir|connaître|découvrir|apprendre|recueillir|tester|visiter|réserver|en savoir|essayer)(?![\p{L}])/iu;
/** What a recipient gains; of "nos coûts" only the sender does. */
const OUTCOME =
  /^(?!.*(?<!\p{L})(?:notre|nos|mes)(?!\p{L}))(?:réduire|baisser|diminuer|améliorer|optimiser|automatiser|simplifier|accélérer|gagner|éviter|économiser|augmenter|raccourcir|moderniser)(?!\p{L})/iu;
const MINUTES = /^(?:\d+|quinze|vingt|trente) (?:minutes?|min)\b/i;
const MASCULINE =
  /^(?:(?:court|bref|petit|premier|rapide|1er) )?(?:appel|échange|entretien|rendez-vous|café|déjeuner|essai|atelier|webinaire|point|pilote|contact)(?![\p{L}])/iu;
const FEMININE =
  /^(?:(?:courte|brève|petite|première|rapide) )?(?:démo|démonstration|réunion|interview|visio|visite|conversation|présentation|rencontre|visioconférence)(?![\p{L}])/iu;
const ARRANGE =
  /^(?:obtenir|prendre(?! une? (?:café|déjeuner|verre))|fixer|caler|organiser|convenir d[’']|réserver|planifier|proposer|demander|solliciter|suggérer|bloquer|trouver) ?(?=une? )/iu;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:essayer|tester|télécharger|voir|regarder|lire|visiter|utiliser|découvrir) (?:notre|nos|mon|le (?:nouveau )?\p{L}+ gratuit|la (?:nouvelle )?\p{L}+ gratuite)(?!\p{L})|^participer à (?:notre|nos)(?!\p{L})|^s[’']inscrire(?!\p{L})/iu;
const BOOK =
  /^(?:essayer|tester|télécharger|voir|regarder|lire|visiter|utiliser|découvrir|réserver|prendre|choisir|remplir|consulter|fixer)(?!\p{L})/iu;
const ANSWER =
  /^(?:savoir|trouver|découvrir|apprendre|demander|identifier|comprendre) (?=(?:qui|si|s[’']ils?|quand|où|quel\w*|combien)(?!\p{L}))/iu;
/** "La personne chargée des emballages" is who sees to them. */
const CONTACT =
  /^(?:identifier|trouver|connaître|joindre|savoir qui est) (?:la (?:bonne )?personne|le (?:bon )?(?:contact|interlocuteur|responsable)|qui est)(?: (?:chargée?|responsable|en charge|qui s[’']occupe))? (?<work>(?:de|des|du|d[’']).+)$/iu;
const WISH =
  /^(?:j[’'](?:aimerais|aurais aimé|ai(?=\s+envie))|je (?:souhait|voudr|serais|désir)\p{L}*|nous (?:souhait|aimer|voudr|serions|désir)\p{L}*|ce serait un plaisir)(?!\p{L})/iu;
const PROPOSAL =
  /^(?:auriez|aurais|avez|as-|seriez|serais|êtes-vous (?:dispo|libre)|pourri|pouv|peut-on|puis-je|que dir|on |serait-il|ça |un |une |quand|et si|tu |vous )/iu;

/** A French goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readFrenchGoal(typed: string, isFormal: boolean, hasLink = false): Goal {
  const plain = withSubject(plainGoal(typed).replace(/[?\s]+$/, ''));
  if (/\?\s*$/.test(typed) || /^(?:(?!rendez-)\p{L}+-(?:vous|tu|nous|je)|est-ce que?) /iu.test(typed)) {
    if (!PROPOSAL.test(plain)) return { kind: 'question', text: upperFirst(plain) };
    const question = lowerFirst(plain).replace(
      /^(?=une? (?!.*(?:est|serait|peut|pourrait|convien\p{L}+)(?!\p{L})))/u,
      isFormal ? 'que diriez-vous d’' : 'que dirais-tu d’',
    );
    return { kind: 'proposal', text: upperFirst(question) };
  }
  if (/^(?:on se|ça vous|ça te|cela vous) \p{L}+/iu.test(plain)) return { kind: 'proposal', text: upperFirst(plain) };
  const wish = WISH.exec(plain)?.[0];
  const wished = wish === undefined ? '' : plain.slice(wish.length).trim();
  if (ANSWER.test(wished)) return { kind: 'answer', text: wished.replace(ANSWER, '') };
  if (wish !== undefined) return { kind: 'wish', text: upperFirst(plain) };
  if (hasSeveralSentences(plain) || /^(?:nous |je |j[’']|notre .* (?:est|a|permet|aide|réduit) )/i.test(plain))
    return { kind: 'statement', text: upperFirst(plain) };
  return readRequest(lowerFirst(plain), isFormal) ?? readPhrase(ofYou(asVerb(plain)), isFormal, hasLink);
}

/** "Ravi d’échanger" is a man's word, and no sentence. */
const withSubject = (goal: string) =>
  goal
    .replace(/^(?:ravie?|heureu(?:x|se)|enchantée?|content(?:e)?|au plaisir) (?=d[’'e])/iu, 'ce serait un plaisir ')
    .replace(/^(?:aimerais) /i, 'j’aimerais ')
    .replace(/^(?=(?:souhaite(?:rais)?|voudrais) )/i, 'je ');

/** "Retour sur notre offre" is waited for; "relancer au sujet du devis" comes back to it. */
function readRequest(goal: string, isFormal: boolean): Goal | null {
  const reply =
    /^(?:(?:obtenir|avoir|recueillir|recevoir|demander) )?(?:une? |le |la |l[’']|votre |ton |ta )?(?<what>(?:retour|réponse|avis|confirmation|décision|accord|validation)(?!\p{L})(?: (?:sur|à|au|aux|pour|de|du|concernant) .+)?)$/iu.exec(
      goal,
    )?.groups?.what;
  if (reply !== undefined) {
    const mine = isFormal ? 'votre' : /^(?:confirmation|décision|validation|réponse)/.test(reply) ? 'ta' : 'ton';
    return { kind: 'reply', text: `${mine} ${reply}` };
  }
  const sent =
    /^(?:relance(?:r)?|faire (?:le |un )?suivi|faire le point|revenir)(?: (?:vers )?(?:vous|toi))? (?<what>(?:au sujet|à propos|concernant|sur|pour|suite à)(?!\p{L}).+)$/iu.exec(
      goal,
    )?.groups?.what;
  return sent === undefined
    ? null
    : {
        kind: 'recall',
        text: sent.replace(
          /^sur (?:le |la |les )?/,
          (word) =>
            ({ 'sur le ': 'au sujet du ', 'sur la ': 'au sujet de la ', 'sur les ': 'au sujet des ' })[word] ??
            'au sujet de ',
        ),
      };
}

/** "Invitation au petit-déjeuner" is to invite; "se rencontrer" is for both. */
const asVerb = (goal: string) =>
  goal
    .replace(/^(?:(?:une|l[’']) ?)?invitation (?=(?:aux?|à) )/i, 'inviter ')
    .replace(/^prise de rendez-vous/i, 'rendez-vous')
    .replace(/^(?:mise en relation|prise de contact)$/i, 'entrer en contact')
    .replace(
      /^(?:entrer en (?:contact|relation)|connecter|échanger|me connecter) avec (?:des|les) .+$/i,
      'entrer en contact',
    )
    .replace(/^se (?=\p{L}+(?:er|ir)(?!\p{L}))/iu, 'nous ');

function readPhrase(goal: string, isFormal: boolean, hasLink: boolean): Goal {
  const verb = lowerFirst(goal).replace(/^(?:vous |leur |lui |te |t[’'])/i, '');
  if (/^(?:les )?inviter(?![\p{L}])/u.test(verb)) return { kind: 'invite', text: verb.replace(/^les /, '') };
  if (TRY.test(verb) || (hasLink && BOOK.test(verb)))
    return { kind: 'try', text: verb.replace(/^s[’'](?=inscrire)/, isFormal ? 'vous ' : 't’') };
  const work = CONTACT.exec(verb)?.groups?.work;
  if (work !== undefined) return { kind: 'answer', text: `qui s’occupe ${work}` };
  if (ANSWER.test(verb))
    return { kind: 'answer', text: verb.replace(ANSWER, '').replace(/^s[’']ils sont/, 'si vous êtes') };
  const act = /^faire (?<act>(?:signer|valider|approuver|confirmer|accepter|payer|régler)(?!\p{L}) .+)$/iu.exec(verb)
    ?.groups?.act;
  if (act !== undefined) return { kind: 'proposal', text: `${isFormal ? 'Pourriez-vous' : 'Pourrais-tu'} ${act}` };
  const bare = verb.replace(ARRANGE, '').replace(/^une? /, '');
  const isArranged = verb !== bare && (MASCULINE.test(bare) || FEMININE.test(bare));
  if (SHOW.test(verb) && !isArranged) return { kind: 'show', text: verb };
  if (MASCULINE.test(bare) || FEMININE.test(bare))
    return {
      kind: 'meeting',
      text: `${MASCULINE.test(bare) ? 'un' : 'une'} ${bare.replace(/ avec (?:vous|toi)(?= |$)/, '')}`,
    };
  if (TALK.test(verb)) return { kind: 'talk', text: verb.replace(/ avec (?:vous|toi)(?= |$)/, '') };
  if (OUTCOME.test(verb)) return { kind: 'outcome', text: verb };
  const whether = /^(?:voir |vérifier )?(?=s(?:i|[’']ils?) )/iu;
  if (whether.test(verb))
    return { kind: 'answer', text: verb.replace(whether, '').replace(/, (tarif .+|.*€.*)$/iu, ' ($1)') };
  if (/^comment (?:vous |te )?\p{L}+(?:er|ir|re)(?!\p{L})/iu.test(verb))
    return { kind: 'show', text: `montrer ${verb}` };
  if (LEARN.test(verb) || isFrenchInfinitive(verb)) return { kind: 'learn', text: verb };
  if (MINUTES.test(goal))
    return { kind: 'minutes', text: lowerFirst(goal).replace(/^(\S+ min\w*) (?=sur |au sujet )/, '$1 pour échanger ') };
  if (isNounPhrase(verb, 'fr')) {
    const topic = withOf(lowerFirst(goal));
    return topic === null ? { ...unfit(goal), why: 'Its noun has no article.' } : { kind: 'topic', text: topic };
  }
  return wholeSentence(goal, 'fr') ?? unfit(goal);
}

/** "leur usine" is the recipient's. */
const ofYou = (goal: string) =>
  goal.replace(/(?<![\p{L}])leur(?= )/giu, 'votre').replace(/(?<![\p{L}])leurs(?= )/giu, 'vos');
