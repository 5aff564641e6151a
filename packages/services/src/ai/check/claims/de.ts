import { type ClaimPattern, claimPattern, earlierMessagePattern } from './claim-pattern.ts';

const WORK =
  '(?:beitrag|beitrage|artikel|vortrag|podcast|interview|webinar|keynote|buch|prasentation|newsletter|video|post|posts|blog|blogbeitrag|veroffentlichung|studie|auftritt|rede|fachartikel|kommentar)s?';
const TALK = '(?:gesprach|telefonat|treffen|austausch|termin|meeting|besuch|begegnung|kennenlernen|projekt)(?:s|es)?';
const YOUR = '(?:ihr|dein|euer)(?:e|en|em|er|es|)';
const NOT_IF = '(?<!\\b(?:ob|wenn|falls|sofern) (?:\\w+ ){0,4})';

export const GERMAN: ClaimPattern[] = [
  claimPattern(
    'relation',
    `(?:seit|nach|bei|wahrend|von) (?:unser\\w+ )(?:\\w+ )?${TALK}|unser(?:e|em|en|er|es)? (?:letzt|jungst|kurz|nett|gut|erst|vorig|gemeinsam)\\w+ \\w+`,
    'wir (?:uns |haben uns )?(?:\\w+ ){0,4}(?:getroffen|kennengelernt|gesprochen|unterhalten|gesehen|trafen|kennen)|haben wir (?:\\w+ ){0,4}(?:getroffen|kennengelernt|gesprochen|vereinbart)|(?:lernten|trafen) wir|wir (?:trafen|lernten)',
    'wie (?:besprochen|vereinbart|versprochen|abgesprochen|gewunscht|zugesagt)|(?:schon|toll|nett|freude|gefreut),? (?:\\w+ ){0,3}(?:kennengelernt|getroffen|kennenzulernen)(?: zu haben)?',
    'gemeinsam(?:e|er|en|es|em) (?:bekannt|kontakt|freund|kolleg|kund|interess|studi|zeit|projekt)\\w*|wir beide|wir haben (?:\\w+ )?zusammen|zusammen (?:studiert|gearbeitet)|uns verbindet|verbindet uns|gemeinsam haben',
    '(?:empfohlen|empfahl|vorgeschlagen|vermittelt|weiterempfohlen)|(?:auf )?empfehlung (?:von|ihr\\w*|dein\\w*)|(?:sie|du) (?:mir |uns )?(?:\\w+ ){0,3}(?:erwahnten|erwahntest|erzahlten|erzahltest|schrieben|schriebst|sagten|sagtest|angefragt|heruntergeladen|angemeldet)',
    '(?:langjahrig|treu|bestehend|zufrieden|geschatzt|gross|groß|begeistert)\\w* (?:kund|nutzer|partner|fan|leser|anhanger|abonnent|horer)\\w*|als (?:unser\\w* )?(?:kund|nutzer|abonnent)\\w*|ich folge|verfolge (?:ich )?|(?:bewunder|begeister|beeindruck)\\w+',
    `${YOUR} (?:\\w+ ){0,3}?${WORK}|(?:danke|dank) fur (?:(?:ihr|dein|das|die|den)\\w* (?:\\w+ )?(?:nachricht|antwort|interesse|anfrage|gesprach|treffen|annahme|vertrauen|treue|bestellung|besuch|telefonat)|die vernetzung)`,
    'ich habe (?:\\w+ ){0,4}(?:gelesen|gehort|gesehen)(?!,? dass)|habe ich (?:\\w+ ){0,4}(?:gelesen|gehort|gesehen)(?!,? dass)|las ich|horte ich',
  ),
  claimPattern(
    'relation',
    '(?:ich )?beziehe mich auf|bezugnehmend|wie (?:\\w+ ){0,2}(?:telefonisch|am telefon)|(?:ihr|dein)\\w* (?:kolleg|chef|vorgesetzt|assistent)\\w* (?:\\w+ ){0,2}(?:mich|uns|mir)|versucht,? (?:sie|dich)|(?:sie|dich) angerufen|(?:sie|du) hatte(?:n|st) (?:\\w+ ){0,4}(?:gebeten|gewunscht|bestellt)|ist unser\\w* (?:kunde|partner|lieferant|mitbewerber)\\w*|(?:ihre|deine) (?:rechnung|bestellung|anfrage|zahlung|mitgliedschaft)|ihr konto|schulden uns',
  ),
  earlierMessagePattern(
    'mein(?:e|er|en|em)? (?:letzt|fruher|vorig|erst|vorherig)\\w+ \\w+|(?:melde|schreibe) (?:ich )?(?:mich |ihnen |dir )?(?:noch ?mals?|noch einmal|erneut|wieder)|erinnerung|nachfassen|nachhaken|ich (?:hatte|habe) (?:ihnen|dir) (?:\\w+ )?geschrieben|noch nichts von (?:ihnen|dir) gehort',
  ),
  claimPattern(
    'funding',
    'finanzierungsrunde\\w*|finanzierung|kapitalerhohung|investor(?:en|in)?|wagniskapital|risikokapital|serie [a-h]|series [a-h]|seed-?runde|borsengang|eingesammelt|(?:ihr|dein|jahres|rekord)\\w*[- ]?(?:umsatz|gewinn|verlust)\\w*|bewertung von \\d+|unternehmensbewertung|einhorn|fordermittel|geldgeber',
  ),
  claimPattern(
    'event',
    'eroffnet\\w*|eroffnung|ubernommen|ubernahme|erworben|gekauft|fusion\\w*|gelaunch?t|eingefuhrt|vorgestellt(?= (?:hat|haben|wurde))|auf den markt gebracht|eingestellt|befordert|beforderung|(?<!eindruck [^.!]{0,40})gewonnen|ausgezeichnet|auszeichnung|preis(?:trager)?|expandier\\w+|expansion|gewachsen|wachst|verdoppelt|verdreifacht|umgezogen|umzug|entlassen|entlassungen|insolven\\w+|angekundigt|ankundigung|gegrundet|beigetreten|unterzeichnet|jubilaum|meilenstein|gratul\\w+|gluckwunsch\\w*|gekundigt|zuruckgetreten|ernannt|zertifiziert|patentiert|geburtstag|stellenabbau|kooperation mit|partnerschaft mit|veroffentlicht',
    `${NOT_IF}(?:sie|du|(?:ihr|dein)e? (?:unternehmen|firma|team|werk|abteilung)) (?:haben|hat|hast|wurden|wurde|wurdest|sind|ist|bist) (?:\\w+ ){0,5}?(?!bestimmt|bereit|bekannt|interessiert|beschaftigt|geeignet|verantwortlich|genau)(?:ge\\w+(?:t|en)|\\w+iert|(?:be|ver|er|ent)\\w+t)`,
    `${YOUR} (?:neu|jungst|kurzlich|aktuell|beeindruckend|stark|rasant|letzt)\\w+ \\w+|neu(?:e|en|er|es) (?:werk|buro|standort|stelle|position|rolle|job|niederlassung|fabrik|produkt)\\w*`,
    `${NOT_IF}(?:suchen sie|sucht ihr|stellen sie|sie suchen|sie stellen|sie expandieren|sie wachsen) (?:gerade|derzeit|aktuell|neue)`,
  ),
  claimPattern(
    'date',
    'gestern|(?:letzt|vergangen|vorig)(?:e|en|er|es|em) (?:woche|monat|jahr|quartal|sommer|herbst|winter|fruhjahr|montag|dienstag|mittwoch|donnerstag|freitag)|vor (?:\\w+ )?(?:tagen|wochen|monaten|jahren|kurzem)|seit (?:\\w+ )?(?:jahren|monaten|langem|jahrzehnten)|q[1-4]',
  ),
  claimPattern(
    'title',
    '(?:geschaftsfuhr|vorstand|vorsitzend|grunder|inhaber|prokurist|abteilungsleit|werksleit|vertriebsleit|einkaufsleit|personalleit|teamleit|bereichsleit|projektleit|produktionsleit|marketingleit)\\w*|leiter(?:in)?(?: (?:der|des|fur|von) \\w+)?',
  ),
  claimPattern(
    'other',
    'marktfuhr\\w+|weltmarktfuhrer\\w*|branchenfuhrer\\w*|fuhrend\\w*|(?:am )?(?:schnellsten?|starksten?) wachsend\\w*|schnellstwachsend\\w*|(?:der|die|das|den|dem|des|ihr\\w*|grosst|einer der|eines der) (?:\\w+ )?(?:gro(?:ß|ss)t|best|schnellst|altest|innovativst|erfolgreichst|modernst|bekanntest|beliebtest)(?:e|en|er|es|em)(?! (?:weg|zeit|zeitpunkt|ansprechpartner\\w*|person|gru(?:ß|ss)e))|renommiert\\w*|preisgekront\\w*|weltklasse|pionier\\w*|einzigartig\\w*|nummer eins|tausende|hunderte|millionen von',
    'ich weiß,? dass (?:sie|du|ihr)|kampfen (?:sie|ihr)|(?:sie|du|team) (?:kampf|leid)\\w+|(?:ihr|dein)\\w* (?:gro(?:ß|ss)t|aktuell|wichtigst)\\w+ (?:herausforderung|problem|ziel)\\w*|unzufrieden',
  ),
];
