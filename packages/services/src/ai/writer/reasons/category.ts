import type { CompanyEvent } from './event.ts';

/** What kind of news a reason is: what usually follows from it. */
export type ReasonCategory =
  | 'funding'
  | 'acquisition'
  | 'leadership'
  | 'hiring'
  | 'launch'
  | 'deal'
  | 'site'
  | 'research'
  | 'award'
  | 'technology'
  | 'other';

const OF_EVENT: Record<CompanyEvent['kind'], ReasonCategory> = {
  funding: 'funding',
  site: 'site',
  move: 'site',
  expansion: 'site',
  launch: 'launch',
  acquisition: 'acquisition',
  partnership: 'deal',
  openings: 'hiring',
  hiring: 'hiring',
  appointment: 'leadership',
  certification: 'award',
  award: 'award',
  patent: 'research',
  paper: 'research',
  technology: 'technology',
};

/** The first that fits: an agreement on a plant is an agreement. */
const WORDS: [ReasonCategory, RegExp][] = [
  [
    'acquisition',
    /\b(?:acqui(?:re|red|res|ring|sition)|takeover|merge[sdr]?|merger|buys|bought)\b|übern(?:immt|ommen|ahme)|\b(?:kauft|gekauft|erwirbt|fusion\w*)\b|(?<!\p{L})(?:rachet|rachèt|repren|acquiert|acquis)|(?<!\p{L})(?:adqui|compra |comprado|compró)/iu,
  ],
  [
    'funding',
    /\b(?:raise[sd]|seed|series [a-h]|funding|financing|investment round|venture)\b|finanzierung|sammelt|eingesammelt|kredit|darlehen|kapital|(?<!\p{L})(?:levée|levé|lève|amorçage|prêt de|tour de table)|(?<!\p{L})(?:ronda|financiación|levanta|capta|captado|préstamo)/iu,
  ],
  [
    'leadership',
    /\b(?:appoint\w*|names?|named|joins .+ as|joined .+ as|became|becomes|new (?:ceo|cfo|cto|coo|head|director|chief))\b|ernennt|ernannt|beruft|berufen|\bneue[rn]? (?:geschäftsführ|ceo|cfo|vorst|leiter)|wird (?:neue[rn]? )?(?:geschäftsf|vorst|leiter|chef|finanz)|(?<!\p{L})(?:nomm|rejoint .+ comme|devient|nouve(?:au|lle) direct)|(?<!\p{L})(?:nombra|nombrad|se incorpora|nuev[oa] direct|ficha a)/iu,
  ],
  [
    'hiring',
    /\b(?:hiring|hires|recruit\w*|vacanc\w+|openings|open positions?|jobs|looking for|seeks|advertis\w+)\b|\bsucht\b|\bstellen\b|(?<!\p{L})(?:recrut|cherche|recherche (?:un|une|des|\d)|postes?(?!\p{L})|embauche)|(?<!\p{L})(?:busca|contrata |puestos?|vacantes?)/iu,
  ],
  [
    'research',
    /\b(?:patents?|paper|study|research)\b|patent|studie|fachartikel|brevet|(?<!\p{L})étude|estudio|artículo/iu,
  ],
  [
    'award',
    /\b(?:award|prize|certif\w+|iso \d+)\b|preis(?!\p{Ll})|ausgezeichnet|zertifi|(?<!\p{L})prix(?!\p{L})|premio|certific/iu,
  ],
  [
    'technology',
    /\b(?:uses|runs on|migrat\w+|adopt\w*|switched|works with)\b|\bnutzt\b|\bsetzt .+ ein$|umgestellt|(?<!\p{L})(?:utilise|migré|déploie)|(?<!\p{L})(?:utiliza|usa|migrado|trabaja con)/iu,
  ],
  [
    'launch',
    /\b(?:launch\w*|unveil\w*|introduc\w+|releas\w+)\b|startet|\bführt .+ ein$|eingeführt|vorgestellt|präsentiert|\bstellt .+ vor|auf den markt|(?<!\p{L})(?:lance|lancé|présent|dévoil)|(?<!\p{L})(?:lanza|lanzado|estrena|presenta)/iu,
  ],
  [
    'deal',
    /\b(?:contract|agreement|partner\w*|order|deal|joined forces)\b|vertrag|auftrag|kooper|partnerschaft|(?<!\p{L})(?:contrat|accord|partenariat|commande)|(?<!\p{L})(?:contrato|acuerdo|alianza|pedido)/iu,
  ],
  [
    'site',
    /\b(?:plant|warehouse|office|factory|headquarters|site|expand\w*|mov(?:es|ed|ing)|opened|opens)\b|\bwerk\b|\blager\b|standort|büro|eröffnet|expandiert|verlegt|zieht|(?<!\p{L})(?:usine|entrepôt|s[’']implant|implantation|ouvr|ouvert|bureaux?(?!\p{L}))|(?<!\p{L})(?:planta|almacén(?! de datos)|oficina|sede|abre|abierto|inaugura)/iu,
  ],
];

/** What kind of news a fact is. */
export const categoryOf = (text: string, event: CompanyEvent | null): ReasonCategory =>
  event === null ? (WORDS.find(([, words]) => words.test(text))?.[0] ?? 'other') : OF_EVENT[event.kind];

/** What a goal is about, as far as it can be said what news has to do with it. */
export type GoalTheme = 'people' | 'supply' | 'systems' | 'any';

const THEMES: [Exclude<GoalTheme, 'any'>, RegExp][] = [
  [
    'people',
    /\b(?:hir(?:e|ing)|recruit\w*|talent\w*|payroll|onboard\w*|training|staff\w*|hr|shifts?|workforce|employees?)\b|personal(?!i)|recruiting|einarbeit|schulung|\blohn|gehalt|mitarbeit(?!s)|schicht|(?<!\p{L})(?:recrut|paie(?!\p{L})|formation|salari|embauche|effectif)|(?<!\p{L})(?:contratación|nómina|formación|incorporación|turnos?(?!\p{L})|plantilla)/iu,
  ],
  [
    'supply',
    /\b(?:logistic\w*|warehous\w+|packag\w+|procure\w*|purchas\w+|suppliers?|routes?|routing|deliver\w*|freight|transport\w*|inventory|shipping)\b|logisti|lager|verpackung|einkauf|beschaffung|lieferant|touren|fracht|bestand|(?<!\p{L})(?:entrepôt|emballage|achats?(?!\p{L})|fournisseur|livraison|tournées?)|(?<!\p{L})(?:almacén|embalaje|compras|proveedor|rutas?(?!\p{L})|entregas?(?!\p{L})|envíos?)/iu,
  ],
  [
    'systems',
    /\b(?:software|data|cloud|erp|crm|it|saas|integrat\w+|cyber\w*|platform|automat\w+|digital\w*|maintenance)\b|daten|plattform|cyber|wartung|(?<!\p{L})(?:logiciel|données|plateforme|informatique|maintenance|numérique)|(?<!\p{L})(?:datos|nube|plataforma|mantenimiento|automatiz|programa informático)/iu,
  ],
];

export const themeOf = (goal: string): GoalTheme => THEMES.find(([, words]) => words.test(goal))?.[0] ?? 'any';
