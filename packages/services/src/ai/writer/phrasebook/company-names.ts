import type { MessageLanguage } from '../../schemas.ts';

type Gender = 'm' | 'f' | 'n' | 'p';

const GERMAN: [Gender, RegExp][] = [
  [
    'p',
    /^(?:Stadtwerke|Verkehrsbetriebe|Vereinigte|Technische Werke|Technische Betriebe)(?!\p{L})|(?:[Ww]erke|[Bb]etriebe)$/u,
  ],
  [
    'f',
    /^(?:(?:Fachhoch|Hoch)schule|Universität|Technische|Freie|Stadt|Gemeinde|(?:Kreis|Stadt)?[Ss]parkasse|Handelskammer|Industrie- und|Stiftung|Bundesagentur|Agentur|Deutsche|Österreichische|Schweizerische|Molkerei|Brauerei|Reederei|Spedition|Klinik|Bäckerei|Druckerei|Gießerei|Molkerei|Genossenschaft)(?!\p{L})|(?:^|[ -])(?:Gruppe|Reederei|Molkerei|Brauerei|Spedition|Klinik|Bank|Universität|Stiftung|Genossenschaft|Druckerei|Bäckerei|Gießerei|Holding)$|\p{Ll}gruppe$/u,
  ],
  [
    'n',
    /^(?:Institut|Ministerium|Amt|Klinikum|Krankenhaus|Bundesamt|Landesamt|Bundesministerium|Weingut|Autohaus|Museum|Landratsamt)(?!\p{L})|(?:^|[ -])(?:Institut|Klinikum|Krankenhaus)$/u,
  ],
  ['m', /^(?:Verband|Verein|Landkreis|Kreis|Deutscher|Verlag)(?!\p{L})|(?:^|[ -])(?:Verlag|Verband|Verein)$/u],
];
const FRENCH: [Gender, RegExp][] = [
  [
    'p',
    /^(?:Fonderies|Ateliers|Laboratoires|Établissements|Transports|Éditions|Chantiers|Papeteries|Brasseries|Hospices|Ciments|Aciéries|Galeries|Grands|Caves|Vignobles)(?!\p{L})/u,
  ],
  [
    'f',
    /^(?:Mairie|Ville|Région|Métropole|Communauté|Université|Clinique|Banque|Société|Coopérative|Fondation|Chambre|Compagnie|Fonderie|Maison|École|Agence|Association|Académie|Préfecture)(?!\p{L})/u,
  ],
  [
    'm',
    /^(?:CHU|CHR|Groupe|Domaine|Ministère|Centre|Lycée|Conseil|Département|Château|Syndicat|Cabinet|Musée|Laboratoire|Crédit|Hôpital|Institut|Hôtel)(?!\p{L})/u,
  ],
];
const SPANISH: [Gender, RegExp][] = [
  [
    'f',
    /^(?:Universidad|Clínica|Diputación|Junta|Fundación|Cámara|Escuela|Comunidad|Consejería|Asociación|Agencia)(?!\p{L})/u,
  ],
  [
    'm',
    /^(?:Ayuntamiento|Hospital|Instituto|Ministerio|Grupo|Banco|Colegio|Gobierno|Consorcio|Centro|Museo|Hotel)(?!\p{L})/u,
  ],
];

const genderIn = (name: string, kinds: [Gender, RegExp][]): Gender | null =>
  kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? null;

/** Where someone works, with its preposition: "bei der Stetten Gruppe", "à la mairie de Plouvien", "en el Ayuntamiento". */
export function workplaceIn(name: string, language: MessageLanguage): string {
  if (language === 'en') return `at ${name}`;
  if (language === 'de') {
    const gender = genderIn(name, GERMAN);
    // "Deutsche Bank" would have another ending.
    if (gender === null) return `bei ${name}`;
    if (gender === 'p') return `bei den ${name.replace(/(?:werke|betriebe)(?= |$)/i, '$&n')}`;
    if (gender !== 'f') return `beim ${name.replace(/^Deutscher(?= )/, 'Deutschen')}`;
    return `bei der ${name.replace(/^(?:Technische|Freie|Deutsche|Österreichische|Schweizerische)(?= )/, '$&n')}`;
  }
  if (language === 'fr') return frenchWorkplace(name);
  const gender = genderIn(name, SPANISH);
  return gender === null ? `en ${name}` : `en ${gender === 'f' ? 'la' : 'el'} ${name}`;
}

function frenchWorkplace(name: string): string {
  const gender = genderIn(name, FRENCH);
  if (gender === null || /^(?:Transports|Maison|Ateliers)/.test(name)) return `chez ${name}`;
  if (gender === 'p') return `aux ${name}`;
  const said = /^(?:Mairie|Ville|Préfecture|Université|Clinique|Fondation|Région)/.test(name)
    ? name.slice(0, 1).toLowerCase() + name.slice(1)
    : name;
  if (/^[aeiouéèêâôh]/i.test(said) && !/^H[auoi]ut/.test(said) && !/^CH/.test(said)) return `à l’${said}`;
  return gender === 'f' ? `à la ${said}` : `au ${said}`;
}

const NOMINATIVE: Record<Gender, string> = { m: 'der', f: 'die', n: 'das', p: 'die' };

/** A German firm as the subject of a clause: "die Stetten Gruppe"; most names have no article. */
export const germanSubject = (name: string): string => {
  const gender = genderIn(name, GERMAN);
  return gender === null || (gender === 'm' && /^Deutscher /.test(name)) ? name : `${NOMINATIVE[gender]} ${name}`;
};

/** Whether its verb is in the plural: "die Stadtwerke haben". */
export const isGermanPlural = (name: string): boolean => genderIn(name, GERMAN) === 'p';
