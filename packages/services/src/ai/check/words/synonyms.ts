import { locationSynonyms } from './location-synonyms.ts';

/** Synonyms in four languages, without accents: a fact with one of them supports the others. */
const SYNONYM_GROUPS = [
  'met meet meeting meets trafen getroffen treffen kennengelernt rencontre rencontres rencontree conocimos conocio conocido encontramos',
  'spoke spoken talk talked chatted conversation call discussed gesprochen gesprach telefonat besprochen parle echange discute hablamos hablado conversacion llamada comentamos',
  'article articles post posts wrote written published publishes publish blog artikel beitrag fachartikel veroffentlicht schrieb publication publie ecrit articulo publicacion publico publicado escribio publica veroffentlichen',
  'talk keynote speech presentation presented spoke vortrag keynote intervention conference charla ponencia presento presentacion',
  'podcast interview interviewed episode entrevista',
  'recommended recommends recommendation recommend suggested referred empfohlen empfahl empfehlung recommande conseille recomendo recomendado',
  'raised raises raise raising funding funded fund round financing investment investors investor invested secured secures finanzierungsrunde finanzierung eingesammelt levee leve fonds financement ronda financiacion recaudo levanto inversion captado recaudado',
  'warehouse warehouses lager entrepot almacen',
  'store stores shop geschaft magasin tienda',
  'laboratory lab labor laboratoire laboratorio',
  'centre center facility site zentrum standort centro',
  'datacentre rechenzentrum donnees datos',
  'positions position roles jobs openings vacancies vacancy hiring recruiting recrute recrutez recrutent recrutement einstellen contratando contratan contrata stellen stelle ausgeschrieben postes poste puestos puesto vacantes vacante propose tiene',
  'agreement contract deal vertrag accord acuerdo',
  'signed signs geschlossen conclu cerrado firma firmado firmo signe unterzeichnet signent',
  'received receives obtained obtains achieved achieves earned obtient obtenu recoit recu obtiene obtenido recibe recibido erhalt erhalten bekommt bekommen logra logrado consigue conseguido decroche',
  'filed files depose deposer angemeldet meldet registra registrado',
  'cold refrigerated kuhlhaus frigorifique frigorifico',
  'training schulungszentrum formation formacion',
  'research forschungszentrum recherche investigacion',
  'distribution verteilzentrum distribucion',
  'dollar dollars dolares',
  'pound pounds pfund livres libras',
  'launched launches launch launching introduced unveiled released rollout release eingefuhrt vorgestellt gelauncht lance lancement lanzo lanzado lanzamiento lanzaron',
  'acquired acquires acquire acquisition acquisitions bought buys takeover ubernommen ubernahme erworben gekauft acquis rachete rachat acquisition adquirio adquirido adquisicion compro adquiere acquiert ubernimmt erwirbt compra',
  'opened opens opening open reopened dispose cuenta eroffnet eroffnete eroffnung ouvert ouverture inaugure inauguration abrio abierto apertura inauguro inaugurado inaugura inaugurent abre ouvre eroffnen',
  'hired hires eingestellt embauche contrato contratado',
  'hiring hire recruiting recruits sucht einstellung recrute recrutement contratando',
  'promoted promotion promotes appointed appoints named befordert beforderung ernannt promu promue promotion nomme nommee ascendido ascendio ascenso nombrado nombrada nombra nombramiento nomination ernennt ernennung beruft berufung berufen names appoint appoints appointment',
  'won wins win winning award awards awarded prize gewonnen gewann preis auszeichnung ausgezeichnet gagne remporte recompense prix trophee gano ganado gana gewinnt remporta remportent gagne premio galardon',
  'expanded expands expansion expanding expand grew grown grows growth growing expandiert expansion wachst gewachsen wachstum croissance crecimiento crecio crecido amplia',
  'partnered partners partnership partner partners joined teamed alliance zusammenarbeitet collabore colabora cerrado kooperation partnerschaft partenariat alianza',
  'announced announces announcement announcing announce angekundigt ankundigung kundigte annonce anuncio anunciado',
  'moved moves move relocated relocation relocates umgezogen umzug demenage demenagement traslado trasladado mudanza',
  'joined joins join rejoint unio incorporo',
  'founded founder founders cofounder grundete gegrundet grunder fonde fondateur fondatrice fundo fundador fundadora',
  'customer customers client clients user kunde kunden kundin cliente clientes',
  'merged merger merges merging fusion fusionierte fusionne fusiono',
  'doubled doubles doubling double verdoppelt double doublement duplico duplicado',
  'plant plants factory werk fabrik usine planta fabrica',
  'office offices buro bureau oficina',
  'took taken takes',
  'prof professor professorin professeur professeure profesor profesora',
  'col colonel',
  'capt captain cpt',
  'cllr councillor',
  'exec executive',
  'gerante gerente',
  'directeur directrice director directora direktor direktorin',
  'result results ergebnis ergebnisse resultat resultats resultado resultados',
  'study studies studie studien etude etudes estudio estudios',
  'tender tenders ausschreibung licitacion licitaciones concurso',
  'vp vice',
  'ceo executive',
  'cto technology technical',
  'cfo financial',
  'coo operating',
  'cmo marketing',
  'head heads leader lead leads leiter leiterin leitet leitung responsable jefe jefa chef leading',
  'germany deutschland german allemagne alemania',
  'france frankreich francia french',
  'spain spanien espagne espana spanish',
  'milan mailand milano',
  'europe europa european',
  'united vereinigte vereinigten uni unis unies unido unidos unidas',
  'republic republik republique republica',
  'islands inseln iles islas',
  'arab arabische arabischen arabes',
  'city stadt ciudad',
  'south sud sur',
  'north nord norte',
  'january januar janvier enero',
  'february februar fevrier febrero',
  'march marz mars marzo',
  'april avril abril',
  'may mai mayo',
  'june juni juin junio',
  'july juli juillet julio',
  'august aout agosto',
  'september septembre septiembre',
  'october oktober octobre octubre',
  'november novembre noviembre',
  'december dezember decembre diciembre',
].map((words) => words.split(' '));

/** The numbers of the groups that a word is in. */
export const SYNONYM_GROUPS_BY_WORD: ReadonlyMap<string, readonly number[]> = [
  ...SYNONYM_GROUPS,
  ...locationSynonyms(),
].reduce((map, words, group) => {
  for (const word of words) map.set(word, [...(map.get(word) ?? []), group]);
  return map;
}, new Map<string, number[]>());

/** Words that state nothing by themselves inside of a claim: what matters is the word beside them. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  (
    "i we you your yours our my me us he she it they them their his her its who that this these those the a an and or of in at on to for from by with as is are was were be been being am has have had do does did not so up out about into since after during while when now also just really already very still currently recently recent new latest last one ll ve re d s m t company team firm business good great nice lovely pleasure glad following liked loved enjoyed heard watched congratulations congratulate congrats kudos well done happy gluckwunsch herzlichen gratuliere gratulation felicitations bravo felicidades enhorabuena read saw seen i'm million millions millionen millon millones milliard milliards milliarde milliarden billion billions dollar dollars dolares euro euros pounds livres libras " +
    'gerade jetzt ich wir sie du ihr ihre ihrem ihren ihrer ihres ihnen dein deine deinem deinen deiner dir dich unser unsere unserem unseren unserer uns der die das den dem des ein eine einem einen einer und oder von zu zum zur im in am an auf bei mit nach fur seit hat haben habe habt hast hatte hatten hattest wurde wurden ist sind war waren als dass wie so neu neue neuen neuer neues kurzlich unternehmen firma ' +
    'actuellement desormais je j nous vous tu il elle on ils le la les l un une des de du d et ou a au aux en dans sur pour par avec que qu qui ce cet cette c est sont ai as avez aviez avons avions avais ont etes votre vos ton ta tes notre nos mon ma mes se s m t vient venez viens viennent recent recente nouveau nouvelle entreprise societe equipe lu vu ' +
    'ahora mismo yo nosotros usted ustedes el los las lo le les un una unos unas del al y o en con por para que se su sus tus nuestro nuestra mi mis me nos es son ha han has he hemos habia habian habeis fue esta estan como de reciente nuevo nueva empresa equipo lei vi'
  ).split(' '),
);
