/** Words of headings above a list of open positions, in the languages of our sources. */
const OPENINGS_LABEL =
  /(?<!\p{L})(?:(?:current|open|our|available|latest|all|active|now) (?:job )?(?:positions?|roles?|openings?|vacanc(?:y|ies)|jobs|opportunities)|job (?:openings?|offers?|vacancies|opportunities|listings?)|vacanc(?:y|ies)|openings|offene (?:stellen|positionen|jobs)|(?:freie|aktuelle|unsere)n? (?:freien |offenen |aktuellen )?(?:stellen|jobs|vakanzen)|stellen(?:angebote?|ausschreibung(?:en)?|anzeigen|markt)|jobangebote|postes (?:à pourvoir|ouverts|disponibles|vacants)|offres? d['’]emploi|nos (?:offres|postes)|offres en cours|ofertas (?:vigentes|de empleo|de trabajo|laborales|activas)|vacantes|puestos (?:vacantes|disponibles|abiertos)|empleos disponibles|ledige (?:stillinger|stilling|jobs?)|lediga (?:tjänster|jobb)|vi søker|vi söker|vacatures|openstaande functies|posizioni aperte|offerte di lavoro|vagas|oferty pracy|volné pozice|avoimet (?:työpaikat|tehtävät))(?!\p{L})/iu;

const NO_OPENINGS =
  /(?<!\p{L})(?:(?:no|not any|\p{L}*n['’]t any|not have any|\p{L}*n['’]t have any) (?:(?:current|currently|open|available|vacant|suitable|new|job|further|advertised|specific) ){0,3}(?:openings?|positions?|vacanc(?:y|ies)|roles?|jobs|opportunities)|not (?:currently |presently |actively )?(?:hiring|recruiting)|\p{L}+n['’]t (?:currently |actively )?(?:hiring|recruiting)|(?:positions|vacancies|roles) (?:are|have been) (?:currently |all )?filled|keine (?:(?:offenen?|freien?|aktuellen?|vakanten|passenden) ){0,2}(?:stellen|positionen|stellenangebote|stellenausschreibungen|vakanzen|jobs|ausschreibungen)|(?:pas|plus) (?:d['’]|de )(?:postes?|offres?|recrutements?)|aucune? (?:poste|offre|recrutement)|ne recrut\p{L}+ pas|no (?:hay|tenemos|existen|contamos con) (?:\p{L}+ ){0,3}(?:vacantes?|ofertas?|puestos|plazas|posiciones)|sin vacantes|ingen (?:ledige |åpne |lediga |åbne )?(?:stillinger|stilling|tjänster|jobb?)|geen (?:\p{L}+ )?vacatures|nessuna posizione|(?:não há|sem) (?:\p{L}+ ){0,2}vagas|brak ofert|ei avoimia)(?!\p{L})(?![^.]{0,30}\b(?:match|filter|search|found for)\b)/iu;

/** Words on a link or a button that leads to an application. */
const APPLY =
  /(?<!\p{L})(?:apply|bewerben|bewirb|bewerbung|postuler|postulez|candidater|aplicar|postular(?:se|me)?|inscribirse|søk (?:her|nå|stillingen)|ansök|ansøg|solliciteer|candidati|candidatar|aplikuj|hae paikkaa|view (?:job|position|role|details)|zur stelle|voir l['’]offre|ver (?:oferta|vacante))(?!\p{L})/iu;

const GENDERS =
  /\((?:[mfwdxhvkgn]\s?[/|*·,]\s?){1,3}[mfwdxhvkn]\)|\((?:all genders|gn|h-f)\)|(?<=\p{Ll})(?:[:*/_]in|\/-in|\(in\))(?!\p{L})|(?<=\p{L})·(?:e|se|ne|ère|rice|trice)(?!\p{L})|(?<!\p{L})h\/f(?!\p{L})|(?<!\p{L})f\/h(?!\p{L})/iu;

/** Names of occupations; in German they end longer words. */
const OCCUPATION = new RegExp(
  [
    '(?<!\\p{L})(?:engineers?|developers?|managers?|designers?|analysts?|scientists?|consultants?|specialists?|directors?|(?:team|tech|sales|shift|project|product|design|engineering|marketing|site|night)[ -]leads?|head of|heads? chef|architects?|administrators?|technicians?|assistants?|associates?|coordinators?|executives?|representatives?|accountants?|bookkeepers?|controllers?|officers?|operators?|interns?(?:hip)?s?|trainees?|apprentices?(?:hips?)?|working student|electricians?|mechanics?|fitters?|welders?|machinists?|drivers?|nurses?|recruiters?|researchers?|planners?|buyers?|clerks?|cooks?|chefs?|bakers?|brewers?|teachers?|editors?|writers?|copywriters?|supervisors?|workers?|advis[eo]rs?|strategists?|producers?|programmers?|testers?|surveyors?|estimators?|secretary|receptionists?|carpenters?|plumbers?|painters?|joiners?|installers?|pickers?|packers?|inspectors?|assemblers?|butchers?|gardeners?|cleaners?|caretakers?|lawyers?|counsel|pharmacists?|physicians?|therapists?|veterinarians?|postdoc\\p{L}*|phd (?:student|position|candidate)|fellow|product owner|scrum master|paralegal|dispatchers?|agents?|translators?|miller|tailor|seamstress|potter|cooper)(?!\\p{L})',
    '\\p{L}*(?:ingenieur|entwickler|leiter|mitarbeiter|berater|techniker|mechaniker|mechatroniker|elektroniker|elektriker|monteur|fachkraft|fachkräfte|kaufmann|kauffrau|kaufleute|buchhalter|buchhaltung|referent|assistenz|sachbearbeiter|auszubildende|ausbildung zu|praktikant|praktikum|werkstudent|schlosser|dreher|fräser|schweißer|meister|fahrer|pfleger|erzieher|zeichner|konstrukteur|programmierer|einkäufer|disponent|lagerist|helfer|architekt|geselle|azubi|tischler|schreiner|bäcker|verkäufer|spezialist|koordinator)(?:in|innen|en|e|n|r|s)?(?!\\p{L})',
    "(?<!\\p{L})(?:ingénieure?|développeu(?:r|se)|responsable|chargée?|chef(?:fe)? (?:de|d[’'])|technicienn?e?|conduct(?:eur|rice)|commerciale?|comptable|assistante?|gestionnaire|direct(?:eur|rice)|animat(?:eur|rice)|stagiaire|stage|alternance|alternante?|apprentie?|ouvrière?|ouvrier|opérat(?:eur|rice)|vendeu(?:r|se)|acheteu(?:r|se)|consultante?|juriste|soudeu(?:r|se)|mécanicienn?e?|électricienn?e?|cuisini(?:er|ère)|serveu(?:r|se)|boulang(?:er|ère)|menuisi(?:er|ère)|magasini(?:er|ère)|monteu(?:r|se)|secrétaire|médiat(?:eur|rice))(?!\\p{L})",
    '(?<!\\p{L})(?:ingenier[oa]|desarrollador[a]?|gerente|gestora?|analista|técnic[oa]|jef[ea]|auxiliar|asesora?|coordinadora?|directora?|consultora?|asistente|vendedora?|comercial|contadora?|operari[oa]|administrativ[oa]|especialista|pasante|becari[oa]|conductora?|soldadora?|mecánic[oa]|practicante|supervisora?|ejecutiv[oa]|encargad[oa]|almacenista|cociner[oa]|panader[oa])(?!\\p{L})',
    '\\p{L}*(?:ingeniør|utvikler|leder|medarbeider|konsulent|rådgiver|selger|montør|fagarbeider|lærling|utvecklare|ingenjör|säljare|medarbetare|udvikler|sælger|mekaniker|snekker|rørlegger|sveiser|operatør|operatör|ontwikkelaar|medewerker|adviseur|stagiair|projectleider|verkoper|beheerder)(?:e|en|er|s)?(?!\\p{L})',
    '(?<!\\p{L})(?:ingegnere|sviluppatore|sviluppatrice|responsabile|addett[oa]|tecnico|impiegat[oa]|operaio|tirocini\\p{L}+|consulente|engenheir[oa]|desenvolvedora?|estágio|inżynier|programista|specjalista|kierownik|vývojář|technik|insinööri|kehittäjä|asentaja|myyjä)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** What speaks to the reader, or of what the company offers, is no name of a position. */
const NO_TITLE =
  /(?<!\p{L})(?:we|you|your|our|us|wir|sie|ihr|dein\p{L}*|dich|uns(?:er\p{L}*)?|nous|vous|notre|nos|votre|nosotros|nuestr\p{L}+|tu|usted|te|vi|deg|du|benefits?|culture|values|process|faq|why|how|what|meet|join|about|contact|ansprechpartner\p{L}*|kontakt|speculative|spontaneous|spontanée?|initiativbewerbung|unsolicited|candidature|cookie|read more|apply|bewerben|postuler|experience|years?|erfahrung|jahre|requirements?|responsibilities|equal opportunity|employer)(?!\p{L})/iu;

const TITLE_LENGTH = { min: 4, max: 110 };

export const namesOpenings = (text: string): boolean => text.length <= 90 && OPENINGS_LABEL.test(text);
/** Said of some of them, or of others: "no open positions that fit you", "in our Paris office". */
const ONLY_PARTLY =
  /\b(?:that (?:fits?|match\w*|suits?)|your profile|for you\b|(?:but|aber|jedoch|mais|pero)(?!,? (?:please|feel|do|check|keep|you|we (?:are|will) always|we['’](?:re|ll) always|bitte|gerne?|schau\p{L}*|sie können|n['’]hésitez|vous pouvez|puede\p{L}*|env[ií]\p{L}+))|sure that|so that|in our \p{L}+ (?:office|branch|site)|passend\w*|correspond\w*|encaj\w+)(?!\p{L})|\?\s*$/iu;
const ALL_TAKEN =
  /(?<!\p{L})alle (?:stellen|positionen) (?:sind )?(?:\p{L}+ )?besetzt|sind alle (?:stellen|positionen) besetzt|tou(?:s nos postes|tes nos offres) sont pourvu/iu;

export const saysNoOpenings = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => (NO_OPENINGS.test(sentence) || ALL_TAKEN.test(sentence)) && !ONLY_PARTLY.test(sentence));
export const leadsToApplication = (text: string): boolean => APPLY.test(text);
export const hasGenderMark = (text: string): boolean => GENDERS.test(text);

/** Whether a text may name something to be listed: short, and no sentence. */
export function isShortLabel(text: string): boolean {
  if (text.length < TITLE_LENGTH.min || text.length > TITLE_LENGTH.max) return false;
  return !/[.!?:;…]$/.test(text) && text.split(/\s+/).length <= 14 && !NO_TITLE.test(text) && /\p{L}{3}/u.test(text);
}

/** Whether a text names a position, as "Fitter (m/f/d)" and "Head of Sales". */
export const isPositionTitle = (text: string): boolean =>
  isShortLabel(text) && !namesOpenings(text) && (GENDERS.test(text) || OCCUPATION.test(text));
