const FALSITY =
  'myth|legend|fairy ?tale|misconception|fallacy|fiction|illusion|fabrication|invention|tall story|old wives.? tale|urban legend|pipe dream|wishful thinking|pure speculation|nonsense|misunderstanding|hoax|lie|mythos|märchen|ammenmärchen|legende|irrglaube|irrtum|trugschluss|erfindung|wunschdenken|missverständnis|lüge|ente|fabel|reich der fabeln|reich der märchen|falschmeldung|mythe|légende|fable|conte|fantasme|idée reçue|idée fausse|contrevérité|intox|canular|invention|illusion|mensonge|mito|leyenda|cuento|invención|patraña|fabulación|habladuría|fábula|falacia|bulo|invento|ilusión|falsedad|mentira|malentendido';
const COPULA =
  'is|was|are|were|remains?|remained|being|ist|sind|war|waren|bleibt|sei|gehört ins|gehören ins|est|sont|était|étaient|reste|relève|relèvent|es|son|era|eran|fue|sigue siendo|no pasa de ser|no deja de ser';
/** "It is a myth that …", "…, is a fairy tale", "le mythe selon lequel …". */
const FRAME = new RegExp(
  `(?<!\\p{L})(?:${COPULA})\\s(?:(?:only|just|merely|nothing but|no more than|simply|pure|sheer|nur|bloß|lediglich|ein reines|reine|reines|schlicht|que|qu['’]|du|de la?|des?|l['’]|seulement|pur|pure|purement|solo|sólo|puro|pura|a|an|the|ein|eine|einem|un|une|una|el|la|el resultado de un)\\s?){0,4}(?:\\p{L}+\\s){0,2}?(?:${FALSITY})s?(?!\\p{L})|(?<!\\p{L})(?:${FALSITY})s?,?\\s(?:that|dass|daß|wonach|que|qu['’]|selon le(?:quel|squels)|según el cual|de que)(?!\\p{L})`,
  'iu',
);
/** Said outright of what a sentence is about. */
const OUTRIGHT =
  /(?<!\p{L})(?:contrary to (?:what|popular|common|reports?|rumou?rs?|some|earlier)|(?:nothing )?(?:could|couldn['’]t) be further from the truth|far from the truth|entgegen (?:anderslautenden|anderslautender|den|der|allen|landläufiger|verbreiteter|früheren)|anders als (?:oft|vielfach|häufig|mancherorts|immer wieder|gemeldet|berichtet|behauptet)|contrairement à (?:ce (?:que|qu['’])|l['’]idée|une idée|la rumeur|certaines?)|à tort que|wrongly (?:believed|reported|claimed|said)|fälschlich(?:erweise)? (?:behauptet|angenommen|geglaubt|berichtet)|contrariamente a|al contrario de lo|en contra de lo que|erróneamente que|fals(?:ch|o|e|a) (?:ist|es|est),? (?:dass|que)|(?:ist|es|est) fals(?:ch|o|a)?,? (?:dass|que)|no es (?:cierto|verdad) que|il est faux (?:que|qu['’])|it is (?:not true|untrue|false|wrong) that)(?!\p{L})/iu;

/** Whether a sentence calls what it says a myth, an error or the like. */
export const isCalledUntrue = (sentence: string): boolean => FRAME.test(sentence) || OUTRIGHT.test(sentence);

/** "That is a myth", of what the text said before. */
export const callsPreviousUntrue = (sentence: string): boolean =>
  /^(?:but |however, |yet |doch |aber |mais |pero )?(?:that|this|it|all (?:of )?(?:that|this)|the (?:story|claim|idea|report|notion)|das|dies|es|alles|die (?:geschichte|behauptung|meldung)|c['’]|ce n['’]|cela|ceci|tout cela|l['’]histoire|la rumeur|eso|esto|todo eso|la historia|la noticia|es|no pasa)/iu.test(
    sentence.trim(),
  ) &&
  !/\s(?:that|dass|daß|que|selon)\s|\squ['’]/iu.test(sentence) &&
  FRAME.test(sentence);
