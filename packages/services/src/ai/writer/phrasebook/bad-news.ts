import type { MessageLanguage } from '../../schemas.ts';

/** Words that only bad news has: what no stranger writes about. A firm that solves such things has none of them alone. */
const WORDS: Record<MessageLanguage, readonly string[]> = {
  en: [
    'layoffs?|lays? off|laid off|job cuts|redundanc\\w+|furlough\\w*|short[- ]time|downsiz\\w+|restructuring|headcount reduction',
    'cuts? (?:\\w+ )?jobs|(?:to cut|cuts|slash(?:es|ed)?|axe[sd]?) (?:\\d[\\d.,]* |hundreds of |thousands of |\\w+ )?(?:jobs|staff|posts|positions|roles|workforce|workers|employees|headcount)',
    'pay cuts?|cuts? (?:pay|wages|salaries|costs|forecast|budget)|(?:no longer|not|stopped|stops|freez\\w+|froze) hiring|hiring (?:no one|nobody|freeze)|has (?:0|no|zero) open',
    'insolven\\w+|bankrupt\\w*|administration|receivership|wound up|winding[- ]up|creditors?|chapter 11|safeguard proceedings|default\\w*|deficit|debts?(?! financing| facility| round)|up for sale|for sale',
    'lawsuit|sued|sues|dispute|fined|paid a fine|investigation|probe|raid(?:ed)?|indict\\w*|convict\\w*|guilty|arrest\\w*|brib\\w+|fraud|corrupt\\w*|scandal|sanction(?:s|ed)',
    'recalls?|recalled|product recall|contaminat\\w+|toxic|poison\\w*|pollut\\w+|data breach|breach|hack(?:ed|ers?)|cyber ?attacks?|ransom\\w*|outage|grounded|explosion|fire at|flood\\w*|accident|injur\\w+|killed',
    'died|death|mourns?|mourning|passed away|obituary|tragedy',
    'steps? down|stepping down|will leave|to leave|leav(?:es|ing) \\p{Lu}|resigns?|resigned|evict\\w*',
    'closes? (?:its )?(?:\\w+ )?(?:plant|office|site|store|factory)|to close|shuts? (?:down|its)|clos(?:es|ed|ing) (?:its|a|the|\\w+) (?:\\w+ )?(?:plant|office|site|store|shop|factory|branch|warehouse)|sells? (?:its |a |the )?(?:plant|office|site|factory|division)|ended its|(?:pull(?:s|ed) out|withdraws?|withdrew|exits?|exited) (?:of|from|the \\w+ market)',
    'loss(?:es)?|lost (?:its|their|a|the)|struggl\\w+|missed (?:its|their) (?:targets?|goals?|forecast)|profit warning|warns?|warning|downgrad\\w+|crisis|plunge\\w*|slump\\w*|failed|fails|delay(?:s|ed)|cancel(?:s|led|ed)',
    'strike|boycott\\w*|criticis\\w+|criticiz\\w+|child labou?r|forced labou?r|harass\\w*|discriminat\\w+',
  ],
  de: [
    'Stellenabbau|Personalabbau|Stellenstreichung\\w*|Entlassung\\w*|entlässt|Kündigung\\w*|Kurzarbeit|baut .*(?:Stellen|Arbeitsplätze|Jobs) ab|baut \\S+ ab|streicht|stellt keine|keine Leute|senkt (?:die )?L(?:ö|oe)hne|kürzt',
    '\\w*Insolvenz\\w*|Gläubiger|pleite|Schutzschirmverfahren|Sanierungsverfahren|Restrukturierung\\w*|Eigenverwaltung|Zwangsversteigerung|Zwangsvollstreckung|Schulden|überschuldet|zahlungsunfähig',
    'Klage|Sammelklage|verklagt|Rechtsstreit|verurteilt|ermittelt|Ermittlung\\w*|Staatsanwalt\\w*|Razzia|Hausdurchsuchung|Bußgeld|Strafe|Betrug|\\w*betrugs?|Korruption|Bestechung|Steuerhinterziehung|Skandal',
    '\\w*Rückruf\\w*|ruft(?!.* ins Leben).* zurück|Cyberangriff|Hackerangriff|Warnung|Gewinnwarnung|Großbrand|Brand (?:in|bei|im|auf)|Explosion|Unfall|Unglück|verletzt\\w*',
    'trauert|Trauer|Tod|verstorben\\w*|verstirbt|gestorben|Ableben|Todesfall',
    'verliert|verloren|Verlust\\w*|Umsatzrückgang|Umsatzeinbruch|Gewinneinbruch|Krise|Streik|Warnstreik\\w*|Boykott|Kritik',
    'stellt .*(?:Produktion|Betrieb|Fertigung|Bau|Verkauf|Dienst) .*ein|schlie(?:ß|ss)t(?!.* ab$)(?!.*(?:vertrag|partnerschaft|vereinbarung|abkommen|kooperation|runde|allianz|bündnis|lücke))|\\w*schließung|geschlossen|gibt .*(?:Leitung|Führung).* ab|tritt zurück|Rücktritt|verlässt',
  ],
  fr: [
    "licenci\\w+|plan social|plan de départs?|PSE|chômage (?:partiel|technique)|suppressions? (?:de|d[’']).*(?:postes|emplois)|supprime\\w*(?!.*(?:plastique|papier|carbone|emballage))|baiss\\w+ les salaires",
    'faillite|dépose le bilan|dépôt de bilan|redressement|liquidation|procédures? (?:de sauvegarde|collectives?)|sauvegarde judiciaire|tribunal de commerce|cessation de paiements?|dettes?|impayée?s?|restructuration',
    'plainte|mise en examen|poursuivie?s?|enquête|amende|fraude|corruption|scandale|condamn\\w+|accus\\w+|sanctionnée?s?|visée? par',
    'rappel(?:le)?|cyberattaque|incendie|explosion|accident|blessée?s?|pollution',
    'pleure|disparition|décès|décédée?|deuil|mort|obsèques',
    '(?<!(?:une|la|sa|cette) )ferme|ferm(?:é|ée|eture)|perd(?:u)?|pertes?|crise|retard|boycott|grève|quitt(?:e|era|é)|démission\\w*',
  ],
  es: [
    'despid\\w+|ERE|ERTE|expediente de regulación|recort\\w+|baj[óa] los (?:salarios|sueldos)|suprime',
    'quiebra|concurso (?:de acreedores|voluntario|necesario)|preconcurso|acreedores|suspensión de pagos|insolvencia|liquidación|deudas?|impagad\\w+|embarg\\w+|reestructuración',
    'demanda\\w*|denuncia\\w*|multa\\w*|fraude|corrupción|escándalo|conden(?:a|ó|ad[oa]s?)|acus\\w+|sancion\\w+|investigación (?:judicial|penal|interna|por|contra)|investigad[oa]s? por|bajo investigación',
    'retira (?:un lote|del mercado|un producto|una? )|retirada|ciberataque|alerta sanitaria|incendio|explosión|accidente|herid[oa]s?|contaminación',
    'lamenta|fallec\\w+|muerte|muert[oa]s?|luto',
    'cier(?:ra|re)(?!.*(?:ronda|fondo|acuerdo|contrato|alianza|financiación|compra|ejercicio|trimestre))|cerró(?!.*(?:ronda|fondo|acuerdo|contrato|alianza|financiación|compra|ejercicio|trimestre))|pierde|perdió|pérdidas|crisis|suspende|huelga|boicot|dimite|dimisión|dejará|deja la',
  ],
};

const ALL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.values(WORDS).flat().join('|').replaceAll('\\w', '\\p{L}')})(?![\\p{L}\\p{N}])`,
  'iu',
);

export const isBadNews = (text: string): boolean => ALL.test(text);
