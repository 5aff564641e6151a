const INDEFINITE_F =
  /^(?:collaboration|alliance|proposition|offre|intégration|coopération|étude|idée|visite|commande|livraison|candidature|demande|remise|démarche|mise)(?!\p{L})/u;
const INDEFINITE_M =
  /^(?:partenariat|projet|accord|contrat|service|programme|outil|logiciel|audit|essai|devis|test|diagnostic|stage|don|prêt|stand|achat|emploi|poste|sujet)(?!\p{L})/u;
const FEMININE = /^\p{L}+(?:ance|ence|tion|sion|té|gie|ure|ité|aie|phie)(?!\p{L})/u;
const MASCULINE = /^\p{L}+(?:ment|age|isme|eau|at)(?!\p{L})/u;
const VOWEL = /^[aeiouyéèêàâîôh]/i;

/** Null where its article is not certain. A subject behind "parler", with "de" and its article: "du renouvellement du contrat", "d’un projet", "de la paie". */
export function withOf(noun: string): string | null {
  const determined = /^(le|la|les|l[’']|des|du|de|d[’'])(?![\p{L}-])\s*/iu.exec(noun);
  if (determined !== null) return ofDetermined(determined[1]?.toLowerCase() ?? '', noun, determined[0].length);
  if (/^(?:notre|votre|nos|vos|mon|ma|mes|leurs?|cette?|ces|ce) /i.test(noun)) return `de ${noun}`;
  if (/^une? /i.test(noun)) return `d’${noun}`;
  if (INDEFINITE_F.test(noun)) return `d’une ${noun}`;
  if (INDEFINITE_M.test(noun)) return `d’un ${noun}`;
  if (/^nouv(?:eau|el) /i.test(noun)) return `du ${noun}`;
  if (/^nouv(?:eaux|elles) /i.test(noun)) return `des ${noun}`;
  if (/^nouvelle /i.test(noun)) return `de la ${noun}`;
  const [first = ''] = noun.split(' ');
  if (/^\p{Lu}/u.test(noun)) return VOWEL.test(noun) ? `d’${noun}` : `de ${noun}`;
  if (/(?:[^su]s|aux|eux)$/.test(first)) return `des ${noun}`;
  if (FEMININE.test(first)) return VOWEL.test(noun) ? `de l’${noun}` : `de la ${noun}`;
  if (MASCULINE.test(first)) return VOWEL.test(noun) ? `de l’${noun}` : `du ${noun}`;
  return null;
}

function ofDetermined(article: string, noun: string, length: number): string {
  const rest = noun.slice(length);
  if (article === 'le') return `du ${rest}`;
  if (article === 'les') return `des ${rest}`;
  if (article === 'la') return `de la ${rest}`;
  return /^l/.test(article) ? `de l’${rest}` : noun;
}
