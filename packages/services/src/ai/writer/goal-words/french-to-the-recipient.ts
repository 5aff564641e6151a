import { frenchYou } from './verbs-of-you.ts';

const FRENCH_PLURAL: Record<string, [string, string]> = {
  ont: ['avez', 'as'],
  sont: ['êtes', 'es'],
  utilisent: ['utilisez', 'utilises'],
  cherchent: ['cherchez', 'cherches'],
  peuvent: ['pouvez', 'peux'],
  veulent: ['voulez', 'veux'],
  souhaitent: ['souhaitez', 'souhaites'],
};

/** "Comment ils gèrent" is "comment vous gérez": the verbs of a "they" that go as most do. */
const theyInFrench = (goal: string, isFormal: boolean) =>
  goal.replace(
    /(?<!\p{L})((?:comment|quand|où|combien|quel\p{L}*(?: \p{L}+)?) )(?:ils|elles) (\p{L}+)ent(?!\p{L})/giu,
    (_all, begin: string, stem: string) =>
      isFormal ? `${begin}vous ${stem.replace(/è(?=\p{L}$)/u, 'é')}ez` : `${begin}tu ${stem}es`,
  );

const OWNED_FR =
  'accord|avis|retour|équipes?|opinion|besoins?|projets?|entreprise|usine|stratégie|aide|point de vue|disponibilités?|intérêt|processus|site|agenda|budget|réponse|validation|expérience|vision|service|contrats?|logistique|entrepôt|activité|organisation|flotte|production|réseau|enjeux|défis|travaux|commandes?|factures?|abonnement|accueil|invitation';
/** Verbs that a person is the object of. */
const MET =
  'informer|inviter|rencontrer|convaincre|recontacter|appeler|remercier|féliciter|aider|interroger|revoir|voir|accompagner|contacter';

/** "Accepterait-elle" is "accepteriez-vous". */
const frenchWould = (goal: string, isFormal: boolean) =>
  goal.replace(/^(\p{Ll}+)ait-(?:il|elle|ils|elles)(?!\p{L})/iu, (_all, stem: string) =>
    isFormal ? `${stem}iez-vous` : `${stem}ais-tu`,
  );

/** "Rejoindre son réseau et suivre ses travaux": with no other owner before it, it is the recipient's. */
function ownedInFrench(goal: string, isFormal: boolean): string {
  const at = /(?<!\p{L})(?:son|sa|ses|leurs?)(?= )/iu.exec(goal)?.index;
  if (at === undefined) return goal;
  const before = goal.slice(0, at);
  const hasOwner = /(?<!\p{L})(?:l[ea]s?|l[’']|une?|des|du|notre|nos|mon|ma|mes)(?!\p{L})/iu.test(before);
  if (hasOwner) return goal;
  return goal.replace(/(?<!\p{L})(?<! (?:et|ou|avec) )(son|sa|ses|leurs?)(?= )/giu, (word) => {
    const isPlural = /s$/i.test(word);
    if (isFormal) return isPlural ? 'vos' : 'votre';
    return isPlural ? 'tes' : word.toLowerCase() === 'sa' ? 'ta' : 'ton';
  });
}

/** "A-t-elle reçu" is "avez-vous reçu". */
const frenchQuestion = (goal: string, isFormal: boolean) =>
  goal.replace(
    /^(a|est|peut|veut|doit|souhaite|utilise|pense|connaît|serait)(?:-t)?-(?:il|elle|ils|elles) /iu,
    (all, verb: string) => {
      const said = frenchYou(verb.toLowerCase(), isFormal);
      return said === null ? all : `${said}-${isFormal ? 'vous' : 'tu'} `;
    },
  );

/** A French goal that speaks of the recipient as "lui", as it is said to them. */
export const inFrench = (typed: string, isFormal: boolean) => {
  const asked = theyInFrench(frenchWould(frenchQuestion(typed, isFormal), isFormal), isFormal);
  const goal = asked.replace(
    /(?<!\p{L})(s[’']|qu[’'])(?:ils|elles) (ont|sont|utilisent|cherchent|peuvent|veulent|souhaitent)(?!\p{L})/giu,
    (_all, link: string, verb: string) =>
      `${/^s/i.test(link) ? 'si' : 'que'} ${isFormal ? 'vous' : 'tu'} ${FRENCH_PLURAL[verb.toLowerCase()]?.[isFormal ? 0 : 1] ?? verb}`,
  );
  const before = (vowel: string | undefined) => (isFormal ? 'vous ' : vowel === undefined ? 'te ' : 't’');
  const said = goal
    .replace(/(?<=(?:avec|chez|pour|à|vers|de|d[’']) ?)(?:lui|elle)(?!\p{L})/giu, isFormal ? 'vous' : 'toi')
    .replace(/(?<!\p{L})lui (?=([aeiouéèêh])?)/giu, (_all, vowel) => before(vowel))
    .replace(new RegExp(`(?<!\\p{L})(?:l[ea] |l[’'])(?=([aeiouéi])?)(?=(?:${MET})(?!\\p{L}))`, 'giu'), (_all, vowel) =>
      before(vowel),
    )
    .replace(new RegExp(`(?<!\\p{L})(?:son|sa)(?= (?:\\p{L}+ )?(?:${OWNED_FR})(?!\\p{L}))`, 'giu'), (word) =>
      isFormal ? 'votre' : word.toLowerCase() === 'sa' ? 'ta' : 'ton',
    )
    .replace(new RegExp(`(?<!\\p{L})ses(?= (?:\\p{L}+ )?(?:${OWNED_FR})(?!\\p{L}))`, 'giu'), isFormal ? 'vos' : 'tes')
    .replace(
      /(?<!\p{L})(s[’']il|si elle|qu[’']il|qu[’']elle|comment (?:il|elle)|quand (?:il|elle)) (\p{L}+)/giu,
      (all, link: string, verb: string) => {
        const said = frenchYou(verb, isFormal);
        const word = /^qu[’'e]/i.test(link) ? 'que' : /^s/i.test(link) ? 'si' : (link.split(' ')[0] ?? '');
        return said === null ? all : `${word} ${isFormal ? 'vous' : 'tu'} ${said}`;
      },
    );
  return ownedInFrench(said, isFormal);
};
