/** Words of headings above a list of open positions, in the languages of our sources. */
const OPENINGS_LABEL =
  /(?<!\p{L})(?:(?:current|open|our|available|latest|all|active|now) (?:job )?(?:positions?|roles?|openings?|vacanc(?:y|ies)|jobs|opportunities)|career opportunities|job (?:openings?|postings?|offers?|vacancies|opportunities|listings?)|vacanc(?:y|ies)|openings|offene (?:stellen|positionen|jobs)|(?:freie|aktuelle|unsere)n? (?:freien |offenen |aktuellen )?(?:stellen|jobs|vakanzen)|stellen(?:angebote?|ausschreibung(?:en)?|anzeigen|markt)|jobangebote|postes (?:à pourvoir|ouverts|disponibles|vacants)|offres? d['’]emploi|nos (?:offres|postes)|offres en cours|ofertas (?:vigentes|de empleo|de trabajo|laborales|activas)|vacantes|puestos (?:vacantes|disponibles|abiertos)|empleos disponibles|ledige (?:stillinger|stilling|jobs?)|lediga (?:tjänster|jobb)|vi søker|vi söker|vacatures|openstaande functies|posizioni aperte|offerte di lavoro|vagas|oferty pracy|volné pozice|avoimet (?:työpaikat|tehtävät))(?!\p{L})/iu;

/** Said as a whole line above a list: "We're hiring!", "Wir suchen:", "Jobs". */
const ANNOUNCEMENT =
  /^(?:(?:come )?(?:we['’]?re|we are) (?:currently |now |always )?(?:hiring|recruiting|looking for(?: talents?| people| you)?)|now hiring|who (?:we['’]re|we are) looking for|\p{L}+ is (?:hiring|recruiting|looking for talents?)|(?:open )?(?:jobs|positions|roles)|(?:zurzeit |derzeit |aktuell )?(?:wir suchen|suchen wir)(?: dich| sie| (?:dringend |neue )?verstärkung| ab sofort| zurzeit| derzeit| aktuell)?|wir stellen ein|gesuchte profile|stellen|nous (?:recrutons|recherchons|embauchons)|on recrute|\p{L}+ recrute|(?:nos )?recrutements? en cours|postes|estamos (?:contratando|buscando)|buscamos(?: talento)?|cerchiamo|assumiamo|stiamo (?:cercando|assumendo)|stillinger|jobb|wij zoeken|we zoeken)\s*[:!.…]*$/iu;

const NO_OPENINGS =
  /(?<!\p{L})(?:(?:no|not any|\p{L}*n['’]t any|not have any|\p{L}*n['’]t have any) (?:(?:current|currently|open|available|vacant|suitable|new|job|further|advertised|specific) ){0,3}(?:openings?|positions?|vacanc(?:y|ies)|roles?|jobs|opportunities)|not (?:currently |presently |actively )?(?:hiring|recruiting)|\p{L}+n['’]t (?:currently |actively )?(?:hiring|recruiting)|(?:positions|vacancies|roles) (?:are|have been) (?:currently |all )?filled|keine (?:(?:offenen?|freien?|aktuellen?|vakanten|passenden) ){0,2}(?:stellen|positionen|stellenangebote|stellenausschreibungen|vakanzen|jobs|ausschreibungen)|(?:pas|plus) (?:d['’]|de )(?:postes?|offres?|recrutements?)|aucune? (?:poste|offre|recrutement)|ne recrut\p{L}+ pas|n['’]avons (?:\p{L}+ ){0,2}pas (?:de|d['’]) ?(?:postes?|offres?)|no (?:hay|tenemos|existen|contamos con) (?:\p{L}+ ){0,3}(?:vacantes?|ofertas?|puestos|plazas|posiciones)|sin vacantes|(?:ingen|inga|ikke (?:\p{L}+ )?) ?(?:ledige |åpne |lediga |åbne )?(?:stillinger|stilling|tjänster|jobb?)|(?:no (?:estamos|estem)) (?:\p{L}+ )?(?:contratando|buscando personal)|(?:suchen|stellen)(?: wir)? (?:derzeit|aktuell|momentan|zurzeit|zur zeit|gerade|im moment) (?:keine|niemanden)|(?:derzeit|aktuell|momentan|zurzeit|zur zeit) (?:suchen|stellen) wir (?:keine|niemanden)|\p{L}*n['’]t (?:currently |actively )?looking (?:to hire|for new (?:people|colleagues|team members|staff))|not (?:currently |actively )?looking (?:to hire|for new (?:people|colleagues|team members|staff))|geen (?:\p{L}+ )?vacatures|nessuna posizione|(?:não há|sem) (?:\p{L}+ ){0,2}vagas|brak ofert|ei avoimia)(?!\p{L})(?![^.]{0,30}\b(?:match|filter|search|found for)\b)/iu;

/** Words on a link or a button that leads to an application. */
const APPLY =
  /(?<!\p{L})(?:apply|bewerben|bewirb|bewerbung|postuler|postulez|candidater|aplicar|postular(?:se|me)?|inscribirse|søk (?:her|nå|stillingen)|ansök|ansøg|solliciteer|candidati|candidatar|aplikuj|hae paikkaa|view (?:job|position|role|details)|zur stelle|voir l['’]offre|ça m['’]intéresse|je postule|me interesa|mi interessa|i['’]m interested|ver (?:oferta|vacante))(?!\p{L})/iu;

export const GENDERS =
  /\((?:[mfwdxhvkgn]\s?[/|*·,]\s?){1,3}[mfwdxhvkn]\)|\((?:all genders|gn|h-f)\)|(?<=\p{Ll})(?:[:*/_]in|\/-in|\(in\))(?!\p{L})|(?<=\p{L})·(?:e|se|ne|ère|rice|trice)(?!\p{L})|(?<!\p{L})h\/f(?!\p{L})|(?<!\p{L})f\/h(?!\p{L})/iu;

const GENDERS_EVERYWHERE = new RegExp(GENDERS.source, 'giu');
/** A title for comparing: without the genders, marks and capitals. */
export const bareTitle = (title: string): string =>
  title
    .replace(GENDERS_EVERYWHERE, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What speaks to the reader, or of what the company offers, is no name of a position. */
const NO_TITLE =
  /(?<!\p{L})(?:we|you|your|our|wir|sie|ihr|dein\p{L}*|dich|uns(?:er\p{L}*)?|nous|vous|notre|nos|votre|nosotros|nuestr\p{L}+|tu|usted|te|vi|deg|du|benefits?(?! (?:manager|specialist|analyst|administrator|advisor|partner)\b)|culture(?! (?:& |and )?(?:people |talent )?(?:manager|lead|specialist|partner|officer|director|coordinator)\b)|values|process(?! (?:\p{L}+ )?(?:engineer|technician|operator|manager|specialist|developer|analyst|chemist|designer|expert|owner|scientist)|es (?:manager|specialist))|faq|why|how|what|meet|join|about|contact(?! cent(?:er|re))|ansprechpartner\p{L}*|kontakt|speculative|spontaneous|spontanée?|initiativ|initiativ-?bewerb\p{L}*|blindbewerb\p{L}*|spontan-?\p{L}*|unsolicited|(?:open|general) applications?|talent (?:pool|community|network)|(?:uopfordret|åpen|öppen) (?:ansøgning|søknad|ansökan)|open sollicitatie|autocandidatur\p{L}*|candidatur\p{L}*|cookie|read more|apply|bewerben|postuler|experience(?! (?:\p{L}+ )?(?:designer|manager|lead|engineer|specialist|director|architect|researcher|associate|analyst|executive|advisor|agent))|years?|erfahrung|jahre|requirements?|responsibilities|equal opportunity|employer(?! brand))(?!\p{L})/iu;

/** In small letters: "Sales Manager (US)" names a country. */
const US = /(?<!\p{L})us(?!\p{L})/u;

const TITLE_LENGTH = { min: 4, max: 110 };

export const namesOpenings = (text: string): boolean =>
  text.length <= 90 && (OPENINGS_LABEL.test(text) || ANNOUNCEMENT.test(text));
/** Said of some of them, or of others: "no open positions that fit you", "in our Paris office". */
const ONLY_PARTLY =
  /\b(?:that (?:fits?|match\w*|suits?)|your profile|for you\b|(?:but|aber|jedoch|mais|pero)(?!,? (?:please|feel|do|check|keep|you|we (?:are|will) always|we['’](?:re|ll) always|bitte|gerne?|schau\p{L}*|sie können|follow|stay|sign|join|send|drop|get|reach|contact|connect|watch|subscribe|register|come|if|don['’]t hesitate|always|we(?:['’]re| are) (?:happy|glad|keen|interested|open)|we (?:welcome|would|love|accept)|folge\p{L}*|sende\p{L}*|schick\p{L}*|bewirb|bewerb\p{L}*|wir freuen|freuen|initiativ\p{L}*|über (?:eine )?initiativ\p{L}*|trotzdem|suivez|envoyez|nous (?:étudions|recevons|restons)|n['’]hésitez|vous pouvez|puede\p{L}*|env[ií]\p{L}+))|sure that|so that|in our \p{L}+ (?:office|branch|site)|passend\w*|correspond\w*|encaj\w+)(?!\p{L})|\?\s*$/iu;
const ALL_TAKEN =
  /(?<!\p{L})alle (?:stellen|positionen) (?:sind )?(?:\p{L}+ )?besetzt|sind alle (?:stellen|positionen) besetzt|tou(?:s nos postes|tes nos offres) sont pourvu/iu;

export const saysNoOpenings = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => (NO_OPENINGS.test(sentence) || ALL_TAKEN.test(sentence)) && !ONLY_PARTLY.test(sentence));

/** On the page of one opening: it is shown still, and applications are over. */
const CLOSED =
  /(?<!\p{L})(?:(?:posting|position|job|vacancy|opening|role|advert(?:isement)?|call)s? (?:(?:is|are|was|has|have|been|now|already) ){1,3}(?:closed|filled|expired|taken|withdrawn)|(?:closed|not open) (?:to|for) (?:new |further )?applic\p{L}+|(?:no longer|not) (?:accepting|taking|considering|open (?:to|for)) (?:new |further |any )?applic\p{L}+|applications? (?:(?:is|are|have|has|now) ){1,3}closed|(?:not|no longer) (?:currently |actively )?(?:recruiting|hiring) for this (?:role|position|job)|(?:stelle|position|ausschreibung) ist (?:bereits |inzwischen |leider )?(?:besetzt|vergeben|geschlossen|nicht mehr (?:verfügbar|ausgeschrieben))|(?:poste|offre) (?:est|a été) (?:déjà )?(?:pourvue?|close|clôturée?|expirée?)|(?:offre|annonce) n['’]est plus (?:disponible|en ligne)|candidatures (?:sont )?closes|(?:oferta|vacante|plaza|puesto) (?:(?:está|ha sido|ya) ){1,3}(?:cerrad[oa]|cubiert[oa]|ocupad[oa])|stillingen er (?:besatt|fylt|lukket)|tjänsten är tillsatt|vacature is (?:vervuld|gesloten)|posizione (?:è )?chiusa)(?!\p{L})/iu;
/** "Positions are closed to applications after 30 days": what holds in general. */
const IN_GENERAL = /(?<!\p{L})(?:if|once|when|until|after|sobald|wenn|falls|si|lorsque|cuando|når|als)(?!\p{L})/iu;
export const saysClosed = (text: string): boolean =>
  text.split(/(?<=[.!?])\s+|\n+/).some((sentence) => CLOSED.test(sentence) && !IN_GENERAL.test(sentence));

export const leadsToApplication = (text: string): boolean => APPLY.test(text);
export const hasGenderMark = (text: string): boolean => GENDERS.test(text);

/** Whether a text may name something to be listed: short, and no sentence. */
export function isShortLabel(text: string): boolean {
  if (text.length < TITLE_LENGTH.min || text.length > TITLE_LENGTH.max) return false;
  return (
    !/[.!?:;…]$/.test(text) &&
    (text.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0) <= 14 &&
    !NO_TITLE.test(text) &&
    !US.test(text) &&
    /\p{L}{3}/u.test(text)
  );
}
