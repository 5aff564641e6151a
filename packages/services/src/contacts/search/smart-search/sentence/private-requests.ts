/**
 * The private life of a person, or a wish of the writer's own: no people are looked for. A word that also has a
 * professional meaning ("public affairs", "science liaison") needs its private context.
 */
const ENGLISH: readonly RegExp[] = [
  /^(?:is|are|was|does|did|do|has|have|will|can|could|should)\s+(?:my|our|his|her|your)\s/i,
  /\b(?:cheating\s+on|cheats\s+on|(?:an|the|his|her|secret)\s+affair\b(?!s)|sleeping\s+with|in\s+love\s+with|hook\s+up|my\s+ex\b(?!-)|my\s+(?:wife|husband|girlfriend|boyfriend|crush|neighbou?r|mother|father|mum|mom|dad|sister|brother|cousin)\b)/i,
  /^(?:is|are)\s.{1,60}\b(?:married|single|divorced|pregnant|gay|dating|religious)\b/i,
  /^who\s+is\s.{1,60}\b(?:dating|married\s+to|seeing)\b/i,
  /\bsingle\s+(?:women|men|girls|guys|ladies|moms|mums|dads)\b|\b(?:home|private)\s+address\b|\bcriminal\s+record\b/i,
  /\b(?:have|having|go\s+for|grab)\s+(?:a\s+)?(?:dinner|lunch|drinks?|date|beer|fun)\b|\bgo\s+(?:out|on\s+a\s+date)\s+with\b|\b(?:to|who\s+will)\s+(?:date|marry)\b|\bgirlfriend\b|\bboyfriend\b|\bsoul\s?mate\b/i,
  /^(?:how\s+are\s+you|what(?:'s|\s+is)\s+(?:up|your\s+name))\b/i,
  /^what\s+time\s+is\s+it\b|^what\s+(?:is|are)\s+an?\s/i,
];

const GERMAN: readonly RegExp[] = [
  /^(?:hat|haben|ist|sind|war|wird|kann|darf|soll|muss|liebt|mag|betrügt)\s+(?:mein|meine|unser|unsere|dein|deine|sein|seine|ihr|ihre)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:affäre|fremdgeht|fremdgehen|betrügt|verliebt|schwanger|liebhaber|geliebte)(?![\p{L}])/iu,
  /(?<![\p{L}])mein(?:e|er|en|em)?\s+(?:ex|exfrau|exmann|ex-freund|ex-freundin|frau|mann|freund|freundin|nachbar|nachbarin|mutter|vater|schwester|bruder|schwarm)(?![\p{L}-])/iu,
  /^(?:ist|sind)\s.{1,60}(?:verheiratet|single|geschieden|vergeben|schwul|lesbisch)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:privatadresse|privatanschrift|single-?(?:frauen|männer)|vorstrafen)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:zum|fürs?|für\s+(?:ein|einen|eine))\s+(?:abendessen|ausgehen|heiraten|kuscheln|flirten|tanzen|kaffeetrinken|date|feiern|quatschen|beziehung)(?![\p{L}])|große\s+liebe/iu,
  /^(?:wie\s+geht|wie\s+spät|wie\s+viel\s+uhr|wieviel\s+uhr|um\s+wie\s+viel\s+uhr|welche\s+uhrzeit)(?![\p{L}])/iu,
  /^was\s+(?:ist|sind|war)\s+(?:eine?|der|die|das)(?![\p{L}])|^erzähl|^(?:ein\s+)?(?:rezept|witz)(?![\p{L}])/iu,
  /^wer\s+hat\s.{1,60}(?:gewonnen|erfunden|geschrieben|entdeckt)(?![\p{L}])|^(?:beste|günstige|gute)\s+(?:restaurants?|hotels|flüge|bars|strände)(?![\p{L}])/iu,
];

const FRENCH: readonly RegExp[] = [
  /^est-ce\s+qu(?:e|['’])(?!\s*(?:vous|tu|il\s+y\s+a|je|on)(?![\p{L}]))|^(?:est|va|sont|ont)-(?:t-)?(?:il|elle|ils|elles|on)(?![\p{L}])/iu,
  /^(?:mon|ma|mes)\s+(?:\p{L}+\s+)?(?:est|a|sont|ont|trompe|aime)(?:-(?:il|elle))?(?![\p{L}])/iu,
  /(?<![\p{L}])(?:mon\s+ex|mon\s+mari|ma\s+femme|mon\s+voisin|ma\s+voisine|mon\s+copain|ma\s+copine|mon\s+petit\s+ami|ma\s+petite\s+amie|ma\s+mère|mon\s+père|ma\s+sœur|mon\s+frère)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:a\s+une\s+(?:liaison|maîtresse)|un\s+amant|infidèle|amoureux\s+de|enceinte|âme\s+sœur|adresse\s+(?:personnelle|privée)|casier\s+judiciaire|(?:femmes|hommes|filles)\s+célibataires|célibataires)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:pour|envie\s+de)\s+(?:dîner|sortir|boire\s+un\s+verre|se\s+marier|me\s+marier|flirter|danser)(?![\p{L}])/iu,
  /^(?:à\s+)?quelle\s+heure|^comment\s+(?:ça\s+va|vas-tu|allez-vous)|^raconte|^(?:une?\s+)?(?:recette|blague)(?![\p{L}])/iu,
  /^(?:qu['’]est-ce|c['’]est\s+quoi)|^quel(?:le)?s?\s+(?:est|sont)\s+(?:la|le|les|l['’])\s*(?:différence|capitale|population|définition|meilleur|monnaie|superficie)/iu,
  /^qui\s+a\s+(?:gagné|inventé|écrit|découvert|remporté)(?![\p{L}])|^(?:les\s+)?(?:meilleurs|bons)\s+(?:restaurants|hôtels|bars)(?![\p{L}])|^où\s+(?:manger|dormir|habite|puis-je)(?![\p{L}])/iu,
];

const SPANISH: readonly RegExp[] = [
  /^(?:está|estás|están|es|tiene|tienen|ha|sale|quiere|ama|engaña)\s.{0,60}(?<![\p{L}])(?:mi|mis|tu|su)(?![\p{L}])/iu,
  /(?<![\p{L}])mi\s+(?:ex|marido|mujer|esposa|esposo|novio|novia|vecino|vecina|madre|padre|hermano|hermana)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:me\s+engaña|infiel|una\s+aventura|un\s+amante|una\s+amante|enamorad[oa]|embarazada|media\s+naranja|(?:mujeres|hombres|chicas|chicos)\s+solter[oa]s|solter[oa]s|dirección\s+(?:particular|privada)|antecedentes\s+penales)(?![\p{L}])/iu,
  /^(?:está|es|están|son)\s.{0,60}(?:casad[oa]s?|solter[oa]s?|divorciad[oa]s?)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:para|a)\s+(?:cenar|salir\s+(?:esta|conmigo|de\s+fiesta)|tomar\s+(?:algo|un\s+café|una\s+copa)|casarme|ligar|bailar)(?![\p{L}])/iu,
  /^(?:a\s+)?qué\s+hora|^cómo\s+(?:estás|está\s+usted|te\s+llamas|va)|^cuéntame|^(?:una?\s+)?(?:receta|chiste)(?![\p{L}])/iu,
  /^qué\s+(?:es|son|significa|diferencia)(?![\p{L}])|^cuál\s+es\s+(?:la|el)\s+(?:diferencia|capital|población|definición|mejor|moneda)(?![\p{L}])/iu,
  /^quién\s+(?:ganó|inventó|escribió|descubrió|ha\s+ganado)(?![\p{L}])|^(?:los\s+)?mejores\s+(?:restaurantes|hoteles|bares|playas)(?![\p{L}])|^dónde\s+(?:comer|dormir|vive|puedo)(?![\p{L}])/iu,
];

export const PRIVATE_REQUESTS: readonly RegExp[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH];
