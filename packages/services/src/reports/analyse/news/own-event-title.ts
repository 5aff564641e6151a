import { type CompanyContext, findCompanyMentions } from '../../../shared/statements/company-names.ts';

/** Beginning and end of a word, whatever letters it has. */
const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

/** Events that a title in these words can only tell of the one on whose site it stands. */
const OWN_EVENT = word(
  "memoria (?:anual|de actividades)|informe anual|rapport (?:annuel|d['’]activités?)|jahresbericht|bilancio sociale|årsrapport|jaarverslag|" +
    '(?:cenas?|noches?|gala|concierto|carrera|marcha|torneo|mercadillo|evento|dîner|soirée|course|concert|vente|serata|corsa) (?:solidari[oa]|solidaires?|benéfic[oa]|caritati(?:f|ve)|di beneficenza)|' +
    'benefiz(?:konzert|lauf|abend|gala)|spendenlauf|(?:conferencia|conférence|conferenza|taller|talleres) (?:sobre|sur|su|internacional|médico internacional|vocacionales)',
);
/** What is done by or with a party that the same title names. */
const DONE_WITH_US = word(
  'visitan?|juntos en|nueva iniciativa|iniciativa|apoyan?|ofrecen?|reciben?|entregan?|participan?|colaboran?|celebran?|celebramos|renuevan?|donan?|ganan?|' +
    'junto (?:a|con)|juntos por|gracias a|de la mano de|con el apoyo de|' +
    'soutien(?:t|nent)|accueille(?:nt)?|reçoit|remet|participe(?:nt)?|fête(?:nt)?|aux côtés d[eu]|grâce à|' +
    'unterstütz(?:t|en)|besuch(?:t|en)|spende(?:t|n)|feier(?:t|n)|gewinn(?:t|en)|erhält|dank|' +
    'sostien(?:e)|ospita|riceve|partecipa|festeggia|insieme a|grazie a',
);
/** Helped by a party, whose name begins the title or follows. */
const HELPED =
  /(?<!\p{L})(?:[Gg]racias a|[Dd]e la mano de|[Cc]on el apoyo de|[Gg]râce à|[Gg]razie a) (?:la |el |los |las |le |les )?\p{Lu}/u;

/**
 * Whether the bare headline of an entry in the company's own list tells an event of it, in Spanish, French, German or
 * Italian. Portraits and advice, which stand in the same lists, do not.
 */
export function isOwnEventTitle(title: string, about: CompanyContext): boolean {
  if (OWN_EVENT.test(title)) return true;
  return DONE_WITH_US.test(title) && (isNamed(title, about) || HELPED.test(title));
}

/** By its name, or by the initials in it, as associations are: "Fundación ABC" is "ABC". */
const isNamed = (title: string, about: CompanyContext) =>
  findCompanyMentions(title, about).length > 0 ||
  about.names.some((name) =>
    name.split(/\s+/).some((one) => /^\p{Lu}{3,6}$/u.test(one) && title.split(/[^\p{L}\d]+/u).includes(one)),
  );

const COUNTED =
  'downloads|users|customers|clients|installations|installs|orders|deliveries|members|subscribers|kunden|nutzer|mitglieder|utilisateurs|téléchargements|clientes|usuarios|descargas|utenti|clienti';
/** "1 Million Downloads: a big day" and "We reached 5,000 customers". */
const MILESTONE = new RegExp(
  String.raw`(?:^|(?:hit|hits|reach|reached|reaches|pass|passes|passed|over|über|plus de|más de|oltre) )(?:\d[\d.,]*|one|two|eine?|un|une|una)\+? ?(?:million(?:en|s|es|i)?|millones|milioni|thousand|mille|mil|k|m)?\+? (?:d['’]|de )?(?:${COUNTED})(?!\p{L})(?! (?:can|may|who|need|want|should))`,
  'iu',
);

/** Whether a title of the company's own counts what it has reached. */
export const isMilestoneTitle = (title: string): boolean => MILESTONE.test(title);
