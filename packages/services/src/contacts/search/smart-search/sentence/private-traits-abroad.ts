/** The requests of private-traits.ts in German, French and Spanish, on folded text: "ü" is "u", "ß" is "ss". */
const GERMAN_INSTITUTION =
  '\\w*(?:schul|kirch|klinik|krankenh|museum|museen|stiftung|trager|verlag|akademie|gemeinde|verein|verband|verbande|partei|universitat|einrichtung|bank|zentr|kita|kindergart|kindertag|heim|orden|theolog|religion|dienst|medien|buchhand|pflege|werk|organisation|unternehmen|betrieb|firm)';
const GERMAN_BELIEF =
  '(?:muslimisch|islamisch|judisch|katholisch|evangelisch|protestantisch|christlich|hinduistisch|buddhistisch|atheistisch)';
const GERMAN_TRAIT =
  '(?:schwerbehindert|behindert|gehorlos|taub|blind|autistisch|depressiv|zuckerkrank|diabetiker|krebskrank|chronisch krank|krank|hiv-positiv|ubergewichtig|alkoholkrank|suchtig|schwanger|schwul|lesbisch|homosexuell|bisexuell|transsexuell|transgender|queer|nicht-?binar|dunkelhautig)';
const GERMAN_PARTY = '(?:afd|spd|cdu|csu|fdp|bsw|grunen?|linken?|npd)';
/** Who is helped is not who is looked for: "Betreuer für Menschen mit Behinderung". */
const NICHT_BETREUT =
  '(?<!\\b(?:fur|von) (?:menschen|personen|kinder|kindern|erwachsene|jugendliche|leute|patienten|schuler) )(?<!\\b(?:erfahrung|arbeit|arbeiten|umgang) )';

const GERMAN: readonly string[] = [
  `\\b${GERMAN_BELIEF}(?:e[nrsm]?)?\\b(?!\\s+(?:\\w+ )?${GERMAN_INSTITUTION})`,
  `\\b(?:muslim(?:e|en|in|innen)|moslems|juden|judin(?:nen)?|christen|katholiken|protestanten|hindus|buddhisten|atheisten|zeugen jehovas|schwule|lesben|diabetiker|rollstuhlfahrer|alkoholiker|krebspatienten|kommunisten|rentner)\\b(?! (?:museum|verband))`,
  `\\bgewerkschaft(?:s?mitglied\\w*|lich organisiert\\w*|lich engagiert\\w*)\\b|\\b(?:mitglied(?:er)?|organisiert|aktiv)\\b.{0,20}\\b(?:gewerkschaft|ig metall|ver\\.?di)\\b|\\bin (?:der|einer) gewerkschaft (?:sind|ist)\\b`,
  `${NICHT_BETREUT}\\b(?:mit|haben|hat|an|unter|wegen)\\s+(?:\\w+ )?(?:diabetes|krebs|krebserkrankung|depression(?:en)?|hiv|aids|epilepsie|asthma|adhs|autismus|multipler? sklerose|demenz|parkinson|alzheimer|burn-?out|angststorung\\w*|(?:schwer)?behinderung(?:en)?|migrane|rheuma|suchtproblem\\w*|alkoholproblem\\w*|psychischen? \\w+|chronischen? \\w+|ubergewicht|long covid)\\b(?![- ](?:erfahrung|kenntnis|forschung|produkt|therapie|patient))`,
  `^(?:(?:ich |wir )?(?:suchen?|finde|zeige|liste|alle|welche)\\s+(?:mir |uns |alle )?)?${GERMAN_TRAIT}e[nr]?\\s+(?!${GERMAN_INSTITUTION})\\w+`,
  `\\b(?:wer|welche[rs]?|die|der)\\b.{0,60}\\b(?:ist|sind|war|waren)\\s+(?:\\w+ )?${GERMAN_TRAIT}\\b|\\b${GERMAN_TRAIT} (?:ist|sind|waren)\\b|\\bschwanger(?:e[nr]?)? \\w+(?:innen|frauen)\\b`,
  `\\b(?:in elternzeit|im mutterschutz|mit kinderwunsch|krankgeschrieben\\w*|im krankenstand|arbeitsunfahig)\\b`,
  `\\b${GERMAN_PARTY}[- ]?(?:wahler|mitglied|anhanger|sympathisant|unterstutzer)\\w*|\\bparteimitglied\\w*|\\bmitglied(?:er)? (?:der|in der|bei der|einer|bei den) (?:${GERMAN_PARTY}|partei)\\b|\\b(?:wahlen|wahlt|anhanger|unterstutzen)\\s+(?:der |die |den )?${GERMAN_PARTY}\\b|\\b${GERMAN_PARTY} (?:wahlen|wahlt|gewahlt)\\b|\\b(?:links|rechts)(?:radikal|extrem)\\w*|\\bpolitische[nr]? (?:einstellung|meinung|uberzeugung|gesinnung)`,
  `\\bmigrationshintergrund\\b|\\w+(?:ischer|scher|cher) (?:herkunft|abstammung)\\b|\\bhautfarbe\\b|\\b\\w+stammige[nrsm]?\\b|(?<!\\bfur )\\b(?:fluchtlinge|asylbewerber)\\b|\\bschwarze[nr]? (?:menschen|personen|frauen|manner|\\w+(?:eure|ler|innen))\\b`,
  `\\b\\d+ jahre alt\\b|\\bim alter (?:von|uber|unter|zwischen|ab)\\b|\\bgeboren (?:vor|nach|zwischen) \\d|\\bjahrgang \\d`,
  `\\b(?:privat|heim|wohn)(?:adress|anschrift|telefon|nummer|handy|mail|e-mail)\\w*|\\b(?:privaten?|private[rs]?|personlichen?) (?:\\w+ )?(?:adress|anschrift|telefon|handy|mobilnummer|nummer|e-?mail)\\w*|\\bwo wohn(?:t|en)\\b|\\bgeburts(?:datum|tage?|daten)\\b|\\bsozialversicherungsnummer\\w*|\\bkontonummern?\\b|\\bpassworter? von\\b`,
];

const ECOLE =
  '(?<!\\b(?:ecole|lycee|college|eglise|hopita|clinique|association|fondation|universite|institut|musee|journa|edition|maison|presse|radio|communaute|centre|etablissement|organisation|enseignement|secours|banque|theologie|librairie)\\w*\\s(?:\\w+\\s)?)';
const POUR =
  "(?<!\\b(?:pour|aupres|aux|accompagn\\w+|aid\\w+|soign\\w+|avec)\\s(?:les |des |de |d')?(?:personnes |enfants |adultes |jeunes |patients |eleves |femmes )?)";

const FRENCH: readonly string[] = [
  `${ECOLE}\\b(?:musulman(?:e|s|es)?|juifs?|juives?|catholiques?|protestante?s|chretien(?:ne)?s?|hindoue?s?|bouddhistes?|athees?|temoins de jehovah)\\b`,
  `\\bsyndiquee?s?\\b|\\bsyndicalistes\\b|\\b(?:membres?|adherents?|adherentes?|adherent|encartes?) (?:d'un |du |de la |a la |a un |au |a )?(?:syndicat|cgt|cfdt|fo)\\b`,
  `${ECOLE}\\b(?:gays|lesbiennes?|homosexuel(?:le)?s?|bisexuel(?:le)?s?|transgenres?)\\b`,
  `${POUR}\\b(?:diabetiques?|handicapee?s?|autistes?|depressi(?:fs?|ves?)|seropositi(?:fs?|ves?)|sourde?s?|aveugles?|alcooliques?|obeses?|epileptiques?|asthmatiques?|enceintes?|malades)\\b`,
  `${POUR}\\b(?:souffr(?:ant|ent|e)|atteinte?s?|ayant|qui ont|qui a)\\s+(?:d'|de |du |des |d'un |d'une |un |une |le |la )?(?:\\w+ )?(?:cancer|diabete|depression|handicap|maladie|vih|sida|epilepsie|asthme|burn-?out|sclerose|autisme|addiction)|${POUR}\\ben situation de handicap\\b|\\ben (?:arret maladie|conge (?:maternite|parental|maladie))\\b`,
  `\\b(?:electeurs?|electrices|militante?s?|sympathisante?s?|adherente?s?|membres?|partisans?)\\s+(?:du|de la|des|de|d')\\s*(?:parti|rn|ps|lfi|lr|rassemblement|front national|verts|pcf|gauche|droite|macron|le pen|melenchon)\\b|\\bqui (?:votent?|ont vote|soutiennent)\\b|\\b(?:de|d'extreme)[- ](?:gauche|droite)\\b|\\bopinions? politiques?\\b`,
  `\\bd'origine (?!controlee|protegee|vegetale|animale|france)\\w+|\\bissue?s? de l'immigration\\b|(?<!\\b(?:pour|aux) (?:les )?)\\b(?:immigres|refugies|tsiganes)\\b|\\b(?:personnes|hommes|femmes|cadres|\\w+eurs) noire?s\\b|\\bcouleur de (?:la )?peau\\b`,
  `\\bagee?s? de (?:plus|moins|\\d)|\\bqui ont (?:plus|moins) de \\d+ ans\\b|\\bnee?s? (?:avant|apres) (?:19|20)\\d\\d`,
  `\\badresses? (?:personnelles?|privees?|perso|du domicile|de domicile|postales? personnelles?)\\b|(?<!\\ba )\\bdomiciles? (?:de|des|du|d')|\\b(?:numeros?|telephones?|portables?|mails?|e-mails?|emails?) (?:\\w+ )?(?:\\w+ )?(?:prives?|personnels?|persos?)\\b|\\bou (?:habitent?|vi(?:t|vent))\\b|\\bdates? de naissance\\b|\\bnumeros? de securite sociale\\b|\\bmots? de passe d`,
];

const COLEGIO =
  '(?<!\\b(?:colegi|escuela|iglesia|hospital|universidad|fundacion|museo|asociacion|editorial|comunidad|centro|instituto|prensa|radio|parroquia|organizacion|banco|ong)\\w*\\s(?:\\w+\\s)?)';
const PARA =
  '(?<!\\b(?:para|de|a|con|ayud\\w+|atiend\\w+|cuid\\w+)\\s(?:los |las )?(?:personas |ninos |adultos |jovenes |pacientes |alumnos |mujeres ))';

const SPANISH: readonly string[] = [
  `${COLEGIO}\\b(?:musulman(?:a|es|as)?|judi[oa]s?|catolic[oa]s?|protestantes|cristian[oa]s|hindues|budistas?|ate[oa]s?|evangelic[oa]s?|testigos de jehova)\\b`,
  `\\bsindica(?:d|lizad)[oa]s?\\b|\\bsindicalistas\\b|\\b(?:afiliad[oa]s?|miembros?|pertenecen?|pertenezcan)\\s+(?:a|al|de|del|a un|de un|a algun)\\s+(?:sindicato|ugt|ccoo|comisiones obreras)\\b`,
  `${COLEGIO}\\b(?:gais|lesbianas?|homosexuales|bisexuales|transexual(?:es)?|transgeneros?)\\b`,
  `${PARA}\\b(?:diabetic[oa]s?|discapacitad[oa]s?|minusvalid[oa]s?|autistas?|depresiv[oa]s|enferm[oa]s|seropositiv[oa]s?|sord[oa]s|cieg[oa]s|alcoholic[oa]s|obes[oa]s|epileptic[oa]s?|asmatic[oa]s?|embarazadas?)\\b`,
  `${PARA}\\b(?:con|tienen?|tengan?|padecen?|padezcan|sufren?|sufran)\\s+(?:de |una? |alguna? )?(?:diabetes|cancer|depresion|vih|sida|epilepsia|asma|tdah|autismo|esclerosis|demencia|parkinson|alzheimer|ansiedad|discapacidad(?:es)?|migranas?|obesidad|adicciones|enfermedad(?:es)?)\\b|\\bde baja (?:medica|maternal|por)\\b`,
  `\\b(?:votantes?|militantes?|afiliad[oa]s?|simpatizantes?|miembros?)\\s+(?:a|al|de|del|de la)\\s+(?:vox|pp|psoe|podemos|sumar|ciudadanos|partido\\w*|morena|pan|pri)\\b|\\bque (?:votan|votaron|voten|apoyan)\\b|\\bde (?:extrema )?(?:izquierdas?|derechas?)\\b|\\bopinion(?:es)? politicas?\\b|\\bideologia politica\\b`,
  `(?<!\\b(?:denominacion|certificados?|pais(?:es)?) )\\bde origen (?!vegetal|animal)\\w+|\\bgitan[oa]s?\\b|\\bde (?:raza|etnia)\\b|(?<!\\bpara )\\b(?:inmigrantes|refugiad[oa]s)\\b|\\b(?:personas|hombres|mujeres|candidat[oa]s|\\w+er[oa]s) negr[oa]s\\b|\\bcolor de (?:la )?piel\\b`,
  `(?<!(?:empresa|compania|negocio|startup)\\w* )\\b(?:mayores|menores|de mas|de menos) de \\d+ anos\\b(?! de experiencia)|\\bjubilad[oa]s\\b|\\bnacid[oa]s (?:antes|despues)\\b`,
  `\\b(?:direccion(?:es)?|domicilios?|telefonos?|moviles|movil|celular(?:es)?|correos?|numeros?)\\s+(?:\\w+ )?(?:particular(?:es)?|privad[oa]s?|personal(?:es)?|de casa)\\b|\\bdomicilios? (?:de|del)\\b|\\bdonde viven?\\b|\\bfechas? de nacimiento\\b|\\bcontrasenas? de\\b|\\bestado civil\\b`,
];

export const PRIVATE_TRAITS_ABROAD: readonly RegExp[] = [...GERMAN, ...FRENCH, ...SPANISH].map(
  (source) => new RegExp(source),
);
