import type { HeadcountGrammar } from '../grammar.ts';

const QUANTITY = String.raw`(?:(?:plus de|près de|environ|quelque) )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|plusieurs)`;
const SPREAD = `(?:répartie?s |présente?s )?(?:dans|sur|en|de|issus de) ${QUANTITY} (?:pays|sites|continents|agences|bureaux|villes|nationalités|implantations|régions)`;
const FIRM = '(?:entreprise|société|maison|PME|ETI|agence|start-?up|compagnie)';
const NOW = "(?:aujourd['’]hui|actuellement|désormais|maintenant|déjà|à ce jour|au total)";
const OURS = `(?:notre (?:${FIRM}|groupe)|(?:le groupe |la société )?{own})`;

export const FRENCH_GRAMMAR: HeadcountGrammar = {
  we: `nous|${OURS}`,
  theCompany: `(?:l['’]entreprise|la société)`,
  hedges: `${NOW}|environ|près de|plus de|quelque|presque|un total de|un effectif de|autour de|pas moins de`,
  adjectives: 'passionnée?s|talentueux',
  noun: '(?:salarié|employé)(?:e?s|[·.]?e[·.]?s|\\(e\\)s)(?: permanents)?|collaborateurs et collaboratrices|collaboratrices et collaborateurs|collaborat(?:eurs|rices)(?:[·./-]?(?:t?rices))?|personnes|collègues|équipiers|talents',
  team: 'experts|spécialistes|professionnels|passionnés',
  patterns: [
    `(?:nous|${OURS}|{theCompany})(?: y)? (?:employons|emploie|comptons|compte|sommes|avons|réunissons|réunit|rassemblons|rassemble|regroupe|regroupons) {count}{noun}`,
    String.raw`(?:nous sommes|${OURS} est)(?: ${NOW})? une (?:[\p{L}-]+ ){0,2}équipe (?:[\p{L}-]+ ){0,2}(?:de |d['’]){count}{team}`,
    String.raw`(?:nous sommes|${OURS} est)(?: ${NOW})? une ${FIRM} (?:[\p{L}-]+ ){0,3}(?:de |d['’]){count}{noun}`,
    `{own},? c['’]est {count}{noun}`,
    `notre équipe (?:compte|est composée de|se compose de|est constituée de|réunit|rassemble) {count}{team}`,
    `{count}{noun}{tail} travaillent (?:${NOW} )?(?:chez|pour) (?:nous|{own})`,
    String.raw`(?:avec|forte? de|forts de)(?: ses| nos)? {count}{noun}{tail}, (?=(?:nous|${OURS})(?![\p{L}\p{N}]))`,
  ],
  leadWords: `(?:${NOW}|chez {own}|qui sommes-nous|à propos|et|ainsi)(?: ?[:?])?`,
  leadClause: String.raw`(?:fondée|créée?|depuis|basée?s?|implantée)(?!\p{L})[^;:"«»]{0,100}?, |(?:nous|notre|nos|{own})(?!\p{L})[^;:"«»]{0,200}?(?:, |et )`,
  leadNever:
    'clients?|partenaires?|mère|filiale|propriétaire|concurrents?|fournisseurs?|voisins?|si|quand|lorsque|serons|aurons|pourrions|objectif|selon|dit|ne|pas|jamais|contrairement|utilisateurs|usine|site',
  tail: `${NOW}|dans le monde(?: entier)?|à travers le monde|partout dans le monde|à l['’]international|${SPREAD}`,
  goesOn:
    'et|qui partagent (?:une|la|les) (?:même )?(?:passion|vision|valeurs)|dont|avec (?:un|une) même|passionnés|au service de',
  part: '(?:usine|site|agence|boutique|magasin|hôtel|école|clinique|dépôt|succursale|filiale|service|département|division)|du groupe',
  never:
    'et (?:nos |des )?(?:[\\p{L}-]+ ){0,2}(?:stagiaires|apprentis|étudiants|élèves|adhérents|membres|partenaires|clients|bénévoles|freelances|indépendants|intérimaires|prestataires)|dit|selon|si|explique|ajoute|de moins',
};
