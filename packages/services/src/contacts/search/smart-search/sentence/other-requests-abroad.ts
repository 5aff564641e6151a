/** German requests that are no search for people, as they begin. */
const GERMAN: readonly RegExp[] = [
  /^(?:schreib|schreibe|schreiben sie|übersetze|übersetz|übersetzen sie|buche|lösche|berechne|erkläre|sende|bestelle)\s+(?:(?:mir|uns|eine?n?|den|die|das|alle|diesen?|meine?n?)(?![\p{L}])|["“„«])/iu,
  /^(?:wie|was|wird)(?![\p{L}]).{0,60}(?:wetter|klima)(?![\p{L}])/iu,
  /^(?:das\s+)?wetter\s+(?:in|heute|morgen|für)(?![\p{L}])/iu,
  /^wie\s+viele\s+(?:mitarbeiter|leute|menschen|einwohner)\s+(?:hat|haben|arbeiten|leben)(?![\p{L}])/iu,
  /^(?:wann|warum|wieso|weshalb|woher|wohin)(?![\p{L}])/iu,
  /^(?:wie|was)\s+(?:viel\s+)?(?:verdient|verdienen|verdiene|kostet|kosten|macht|machen|bedeutet|heißt)(?![\p{L}])/iu,
  /^wie\s+hoch\s+(?:ist|sind|war|wäre)(?![\p{L}]).{0,60}(?:gehalt|gehälter|lohn|löhne|einkommen|verdienst|umsatz|miete|preis)(?![\p{L}])/iu,
  /^(?:was\s+ist\s+)?(?:das\s+)?(?:durchschnittliche\s+|mittlere\s+)?(?:gehalt|gehälter|lohn|einkommen|verdienst)(?![\p{L}])/iu,
  /^wie\s+(?:werde|wird|kann|komme|mache|finde)\s+(?:ich|man|es)(?![\p{L}])(?!\s+(?:kontakt|ansprechpartner))/iu,
  /^soll(?:te)?\s+ich(?![\p{L}])/iu,
  /^wer\s+(?:ist|war)\s+(?:der|die)\s+(?:\p{L}+\s+)?(?:bundes)?(?:kanzler|präsident|könig|minister|papst|bürgermeister)/iu,
  /^(?:ich|wir)\s+(?:möchten?|wollen|will|würden?)\s.{0,60}(?:buchen|reservieren|bestellen|übersetzen|kaufen|mieten)[\s.!]*$/iu,
  /^(?:flüge?|zug|züge|bahn|fahrt|tickets?|fahrkarten?|fähren?)\s+(?:nach|von|zum|zur)(?![\p{L}])/iu,
  /^(?:stellenangebote|stellenanzeigen|jobs|offene\s+stellen)\s+(?:für|als|in)(?![\p{L}])/iu,
  /^(?:mein\s+name\s+ist|ich\s+heiße|ich\s+bin\s+der|ich\s+wohne)(?![\p{L}])/iu,
  /^(?:die\s+)?(?:geschichte|nachrichten|neuigkeiten|definition|bedeutung|aktien|aktienkurse?|einwohnerzahl|hauptstadt|karte|bilder)\s+(?:der|des|von|vom|über|zu)(?![\p{L}])/iu,
];

const FRENCH: readonly RegExp[] = [
  /^(?:écris|écrivez|traduis|traduisez|supprime|supprimez|réserve|réservez|réserver|calcule|explique|envoie|envoyez|commander|traduire)(?:-moi|-nous)?\s+(?:(?:un|une|le|la|les|ce|cette|tous|mon|mes)(?![\p{L}])|["“„«])/iu,
  /^(?:quel|quelle)(?![\p{L}]).{0,60}(?:météo|temps\s+fait|temps\s+fera|climat)(?![\p{L}])/iu,
  /^(?:la\s+)?météo\s+(?:à|en|de|pour|demain)(?![\p{L}])/iu,
  /^(?:pourquoi|quand)(?![\p{L}])/iu,
  /^combien\s+(?:gagne|gagnent|coûte|coûtent|de\s+salariés\s+a|de\s+personnes\s+vivent|d['’]habitants)(?![\p{L}])/iu,
  /^(?:quel\s+est\s+)?(?:le\s+)?(?:salaire|salaires|revenu)(?:\s+moyen)?\s+(?:d|de|des|du|d['’]un|d['’]une)/iu,
  /^comment\s+(?:devenir|puis-je|aller|faire|être|obtenir)(?![\p{L}])/iu,
  /^(?:dois|puis|pourrais)-je(?![\p{L}])/iu,
  /^qui\s+(?:est|était)\s+l(?:e|a)\s+(?:président|premier|première|roi|reine|chancelier|ministre|maire)/iu,
  /^(?:je|nous)\s+(?:voudrais|veux|voudrions|souhaite|souhaitons|aimerais)\s+(?:réserver|commander|acheter|traduire|louer|devenir)(?![\p{L}])/iu,
  /^(?:vols?|trains?|billets?|itinéraire)\s+(?:pour|de|vers|à)(?![\p{L}])/iu,
  /^(?:offres?\s+d['’]emploi|emplois?|postes?\s+à\s+pourvoir)(?![\p{L}])/iu,
  /^(?:je\s+m['’]appelle|mon\s+nom\s+est|j['’]habite)(?![\p{L}])/iu,
  /^(?:l['’])?(?:histoire|actualités?|définition|signification|actions|cours|capitale|population|carte)\s+(?:de|des|du|d['’]|sur)/iu,
];

const SPANISH: readonly RegExp[] = [
  /^(?:escribe|escríbeme|traduce|traducir|borra|elimina|reserva|reservar|calcula|explica|envía|envíame)\s+(?:(?:un|una|el|la|los|las|este|esta|todos|mi|mis)(?![\p{L}])|["“„«])/iu,
  /^(?:qué|que|cómo|cuál)(?![\p{L}]).{0,60}(?:tiempo\s+hace|tiempo\s+hará|clima|pronóstico)(?![\p{L}])/iu,
  /^(?:por\s+qué|cuándo)(?![\p{L}])/iu,
  /^cuánto\s+(?:gana|ganan|cuesta|cuestan|cobra|cobran|mide)(?![\p{L}])/iu,
  /^(?:cuál\s+es\s+)?(?:el\s+)?(?:sueldo|salario|ingreso)(?:\s+medio)?\s+de/iu,
  /^cómo\s+(?:ser|llegar|puedo|hago|hacerse|convertirse|ir|se\s+hace)(?![\p{L}])/iu,
  /^(?:debo|debería|puedo)\s+(?:ser|hacerme|estudiar|trabajar)(?![\p{L}])/iu,
  /^quién\s+(?:es|fue)\s+(?:el|la)\s+(?:president|primer|rey|reina|ministr|alcald|canciller)/iu,
  /^(?:quiero|queremos|quisiera|me\s+gustaría)\s+(?:reservar|comprar|pedir|traducir|alquilar|ser)(?![\p{L}])/iu,
  /^(?:vuelos?|trenes|tren|billetes?|pasajes?|autobuses)\s+(?:a|para|de|desde|hacia)(?![\p{L}])/iu,
  /^(?:ofertas?\s+de\s+(?:empleo|trabajo)|empleos?|trabajos?|vacantes)\s+(?:para|de|como)(?![\p{L}])/iu,
  /^(?:me\s+llamo|mi\s+nombre\s+es|vivo\s+en)(?![\p{L}])/iu,
  /^(?:la\s+)?(?:historia|noticias?|definición|significado|acciones|capital|población|mapa)\s+(?:de|del|sobre)(?![\p{L}])/iu,
];

export const OTHER_REQUESTS_ABROAD: readonly RegExp[] = [...GERMAN, ...FRENCH, ...SPANISH];
