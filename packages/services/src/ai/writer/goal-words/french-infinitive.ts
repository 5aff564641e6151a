/** Nouns and other words that end as an infinitive does. */
const NO_VERB =
  /^(?:atelier|dossier|papier|dîner|déjeuner|petit-déjeuner|courrier|métier|chantier|calendrier|loyer|foyer|quartier|escalier|panier|premier|dernier|particulier|janvier|février|hier|cher|hiver|mer|fournisseur|partner|leader|manager|charter|newsletter|cluster|avenir|plaisir|loisir|désir|cuir|tir|trésorier|financier|immobilier|mobilier|hôtelier|acier|bancaire|danger|poster|master|computer|container|conteneur|pouvoir|devoir|savoir-faire|espoir|soir|noir|trottoir|miroir|comptoir|terroir)$/iu;
const IN_RE =
  /^(?:re)?(?:prendre|rendre|vendre|mettre|faire|dire|lire|écrire|répondre|attendre|comprendre|apprendre|permettre|suivre|vivre|construire|réduire|produire|conduire|traduire|connaître|être|inscrire|transmettre|soumettre|joindre|perdre|entendre|défendre|étendre|convaincre|conclure|introduire|reconnaître|promettre|admettre|poursuivre|résoudre|croire|surprendre|entreprendre|rejoindre|reprendre)$/iu;

/** Whether a French goal begins with a verb: "devenir fournisseur", but not "atelier sur les normes". */
export function isFrenchInfinitive(goal: string): boolean {
  const first =
    goal.replace(/^(?:(?:vous|te|nous|me|se|ne pas|leur|lui|en|y) |[tmsl][’'])/iu, '').split(/[\s,]/)[0] ?? '';
  return /^\p{Ll}/u.test(first) && !NO_VERB.test(first) && (/(?:er|ir)$/.test(first) || IN_RE.test(first));
}
