/**
 * Words of Norwegian, Danish, Swedish, Italian and Dutch that tell an event of a company, as sources of regular
 * expressions: only what has come about, in nouns and verbs that mean little else.
 */
export const RAISES =
  '(?:henter|hentet|har hentet|hämtar|hämtat|rejser|har rejst|tar in|tog in) (?:inn |hjem )?(?:\\p{L}+ )?(?:[\\d,.]+ )?(?:millioner|mill|MNOK|kroner|kapital|miljoner|mio|Mkr)|emisjon(?:en)?|nyemission(?:en)?|kapital(?:forhøyelse|udvidelse|utvidelse)|(?:finansierings|investerings)rund[ea]n?|aumento di capitale|(?:chiude|chiuso|chiudiamo) un (?:round|aumento)|round di (?:investimento|finanziamento)|(?:raccoglie|raccolto|raccogliamo) [\\d,.]+ milion[ei]|(?:haalt|halen|haalde) [€\\d,.]+ (?:miljoen|mln|ton|euro)|(?:kapitaal|investerings|financierings)ronde';

export const AGREES =
  "samarbeidsavtale[nr]?|samarbetsavtal(?:et)?|samarbejdsaftale[nr]?|(?:inngår|inngått|ingår|ingått|indgår|indgået) (?:et |ett )?(?:\\p{L}+ )?(?:partnerskap|partnerskab|samarbeid|samarbete|samarbejde)|distribusjonsavtale[nr]?|partnership (?:con|med|met)|(?:accordo|intesa) (?:\\p{L}+ )?(?:con|di (?:collaborazione|distribuzione|partnership))|(?:sigla|firma|siglato|firmato) (?:un|l[’'])[ ]?(?:accordo|intesa)|samenwerkingsovereenkomst|partnerschap (?:met|aan)|(?:gaat|gaan) (?:een )?samenwerk(?:en|ing)|(?:tekent|ondertekent|sluit) (?:een )?(?:\\p{L}+ )?(?:overeenkomst|contract) met";

export const BRINGS_OUT =
  'lanser(?:er|te|ar|ade|at|t)|lancer(?:er|ede|et|et)|introduser(?:er|te)|introducer(?:er|ede|ar|ade)|(?:nå|nu) (?:tilgjengelig|tilgængelig|tillgänglig)|(?:finns|fås) (?:nu|nå)|nyt?t? (?:produkt|versjon|version) (?:av|af|er|är|ute)|lancia(?:mo|to)?|ha presentato|presentiamo|lancio (?:di|del|della|dello)|(?:ora|già|da oggi) disponibil[ei]|nuova versione di|lanceert|lanceren|gelanceerd|introduceert|(?:nu|vanaf nu) (?:beschikbaar|verkrijgbaar|leverbaar)|nieuwe versie van';

/** Plans, doubts and denials. */
export const UNCONFIRMED_THERE =
  'ikke|ikkje|inte|ej|planlegger|planerar|planlægger|vurderer|skal lansere|vil lansere|ska lansera|non|valuta|prevede|niet|geen|overweegt|gaat lanceren';
