import type { Rewrite } from './rewrite.ts';

const OF: Record<string, string> = {
  devis: 'du devis',
  offre: 'de l’offre',
  proposition: 'de la proposition',
  commande: 'de la commande',
  contrat: 'du contrat',
  démo: 'de la démo',
};
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const EVENT = '(?:petit[- ]déjeuner|webinaire|atelier|déjeuner|salon|séminaire|dîner|cocktail)';
const sent = (_all: string, noun = '', month?: string) => {
  const of = month === undefined ? '' : /^[ao]/.test(month) ? ` d’${month}` : ` de ${month}`;
  return `relancer au sujet ${OF[noun.toLowerCase()] ?? noun}${of}`;
};

export const FRENCH_USUAL: Rewrite[] = [
  [/(?<!\p{L})calls?(?!\p{L})/giu, 'appel'],
  [/(?<!\p{L})feedback(?!\p{L})/giu, 'retour'],
  [/(?<!\p{L})meeting(?!\p{L})/giu, 'rendez-vous'],
  [
    /^(?:je (?:souhaite(?:rais)?|voudrais|veux)|j[’']aimerais) (?=(?:avoir |obtenir |fixer |organiser |caler )?(?:une? )(?:\p{L}+ )?(?:rendez-vous|appel|démo|démonstration|échange|entretien|réunion|visite)(?!\p{L})|prendre (?:un )?rendez-vous)/iu,
    '',
  ],
  [/^(?:je|on) veu(?:x|t) (?=\S)/i, 'j’aimerais '],
  [/^nous présenter$/i, 'Pourrions-nous nous présenter brièvement ?'],
  [/^me présenter$/i, 'Puis-je me présenter brièvement ?'],
  [new RegExp(`^invitation (?=${EVENT})`, 'i'), 'invitation au '],
  [new RegExp(`(?<=${EVENT}) (?=\\d{1,2} (?:${MONTHS}))`, 'iu'), ' du '],
  [
    new RegExp(
      `^(?:relancer?|suivi|faire le suivi)(?: (?:du|de la|de l[’']|sur le|sur la|sur l[’']|le|la|l[’']))? ?(devis|offre|proposition|commande|contrat|démo)(?: d[e’'] ?| )?(${MONTHS})?$`,
      'iu',
    ),
    sent,
  ],
  [/^(?:l[ea]s? |vous |te )?convaincre (?:de |d[’'])(?=\p{L}+(?:er|ir|re)(?!\p{L}))/iu, ''],
  [/^pitcher (?=\S)/i, 'présenter '],
  [/^vendre (?=(?:nos|notre) )/i, 'présenter '],
  [/^(?=(?:café|déjeuner|appel|rendez-vous|échange|point)(?!\p{L}).*\?$)/iu, 'un '],
  [/^(?=(?:démo|visio|réunion|visite)(?!\p{L}).*\?$)/iu, 'une '],
  [/^(?:se connecter|contact|connexion|réseauter)$/i, 'entrer en contact'],
  [/^(discuter|parler|échanger) (?=(?:IA|ERP|IT)(?!\p{L}))/iu, '$1 d’'],
  [/(?<!\p{L})l[’']intéress(?=e)/giu, '[vous |t’]intéress'],
  [/^remercier (?=pour )/i, '[vous |te ]remercier '],
];
