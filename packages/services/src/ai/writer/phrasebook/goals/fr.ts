import { type Goal, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';

const SHOW =
  /^(?:présenter|montrer|proposer|offrir|expliquer|envoyer|soumettre|faire|demander|rappeler|recommander)(?![\p{L}])/iu;
const TALK =
  /^(?:discuter|explorer|échanger|organiser|convenir|prendre|planifier|fixer|collaborer|comparer|caler)(?![\p{L}])/iu;
const LEARN =
  /^(?:obtenir|trouver|vendre|recruter|rencontrer|comprendre|savoir|connaître|découvrir|apprendre|recueillir|tester|visiter|réserver|en savoir)(?![\p{L}])/iu;
/** What a recipient gains; of "nos coûts" only the sender does. */
const OUTCOME =
  /^(?!.*(?<!\p{L})(?:notre|nos|mes)(?!\p{L}))(?:réduire|baisser|diminuer|améliorer|optimiser|automatiser|simplifier|accélérer|gagner|éviter|économiser|augmenter|raccourcir|moderniser)(?!\p{L})/iu;
const MINUTES = /^(?:\d+|quinze|vingt|trente) (?:minutes?|min)\b/i;
const MASCULINE =
  /^(?:(?:court|bref|petit|premier|rapide) )?(?:appel|échange|entretien|rendez-vous|café|déjeuner|essai|atelier|webinaire|point|pilote)(?![\p{L}])/iu;
const FEMININE =
  /^(?:(?:courte|brève|petite|première|rapide) )?(?:démo|démonstration|réunion|visite|conversation|présentation|rencontre|visioconférence)(?![\p{L}])/iu;

/** A French goal as a question can ask for it. */
export function readFrenchGoal(typed: string): Goal {
  const plain = plainGoal(typed).replace(/[?\s]+$/, '');
  if (/\?\s*$/.test(typed)) return { kind: 'question', text: lowerFirst(plain) };
  if (/[.!?;]\s/.test(plain) || /^(?:nous |je |j[’']|notre .* (?:est|a|permet|aide|réduit) )/i.test(plain))
    return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(plain);
  const verb = lowerFirst(goal).replace(/^(?:vous |leur |lui |te |t[’'])/i, '');
  if (/^(?:les )?inviter(?![\p{L}])/u.test(verb)) return { kind: 'invite', text: verb.replace(/^les /, '') };
  if (SHOW.test(verb)) return { kind: 'show', text: verb };
  if (TALK.test(verb)) return { kind: 'talk', text: verb };
  if (OUTCOME.test(verb)) return { kind: 'outcome', text: verb };
  if (LEARN.test(verb)) return { kind: 'learn', text: verb };
  if (MINUTES.test(goal))
    return { kind: 'minutes', text: lowerFirst(goal).replace(/^(\S+ min\w*) (?=sur |au sujet )/, '$1 pour échanger ') };
  const bare = lowerFirst(goal).replace(/^une? /, '');
  const isMeeting = MASCULINE.test(bare) || FEMININE.test(bare);
  if (!isMeeting) return { kind: 'topic', text: withArticle(lowerFirst(goal)) };
  return { kind: 'meeting', text: `${MASCULINE.test(bare) ? 'un' : 'une'} ${bare}` };
}

/** "partenariat commercial" is "un partenariat commercial". */
const withArticle = (noun: string) =>
  noun
    .replace(/^(?=(?:collaboration|alliance|proposition|offre|intégration)(?!\p{L}))/u, 'une ')
    .replace(/^(?=(?:partenariat|projet|accord|contrat|service|programme)(?!\p{L}))/u, 'un ');

/** "leur usine" is the recipient's. */
const ofYou = (goal: string) =>
  goal.replace(/(?<![\p{L}])leur(?= )/giu, 'votre').replace(/(?<![\p{L}])leurs(?= )/giu, 'vos');
