/**
 * Tasks and questions that are no search for people, on folded text ("ü" is "u"), in four languages: the weather, the
 * time, sums, translations, the account, deletions. A word that begins a title needs its object ("change managers").
 */
const POLITE =
  /^(?:(?:please|kindly|hey|hi|hello|(?:can|could|would|will) you|(?:i|we) (?:want|need|would like|wish) (?:you )?to|i'd like to|how (?:can|do) i|bitte|kannst du|konnen sie|konntest du|konnten sie|(?:ich|wir) (?:mochten?|will|wollen|wurden?)|wie kann ich|s'il (?:te|vous) plait|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|merci de|je (?:veux|voudrais|souhaite)|comment|por favor|puedes|puede|podrias?|me puedes|quiero|quisiera|necesito(?: que)?|como)[\s,]+|[¿¡]\s*)+/;

const ENGLISH: readonly RegExp[] = [
  /^(?:when |how long )?(?:will|is|does|did|was|would) it (?:going to |be |get )?(?:rain|snow|sun|cold|hot|warm|wind|storm|freez|dark)/,
  /^(?:the )?(?:temperature|humidity|weather|forecast|sunrise|sunset)\b(?!.*\b(?:\w+ers|\w+ors|\w+ists|\w+ants|analysts|services|apps|companies)\b).{0,20}\b(?:in|today|tomorrow|tonight|for)\b|^do i need (?:an )?umbrella/,
  /^(?:what|which) (?:day|date|time|year|month|week)(?=$| (?:is|was|will|does|do|it|in|are we|of)\b)|^(?:the )?(?:current |local )?time (?:in\b|zone(?= (?:in|of|is)\b|$)(?!.*\b(?:consultants|experts)\b))|^what(?:'s| is) the (?:local |current )/,
  /^translat(?:e|ion of)\b(?!.*\b(?:specialists|experts|managers|translators)\b)|^how (?:do|would) (?:you|i) say\b|^how to say\b|^say .{1,60} in (?:english|german|french|spanish)\b|^what does .{1,60} mean\b/,
  /^(?:delete|close|remove|cancel|deactivate|erase|wipe|reset|clear|empty|change|upgrade|restore|undo|archive|purge)\s+(?:(?:all|every|everything|the|my|our|these|those|this|that|any|saved|his|her|their)\b|account|subscription|password|contacts?\b|lists?\b|history|results?\b)/,
  /^(?:log|sign) (?:me )?(?:out|in|up)\b|^(?:my|our) (?:account(?! (?:executives?|managers?|directors?|handlers?)\b)|password|subscription|invoice|bill|credits?)\b|^unsubscribe\b|^(?:i|we) (?:forgot|lost) (?:my|our)\b/,
  /^(?:fix|proofread|rewrite|correct|paraphrase|shorten)\s+(?:this|that|my|our|the|these|it)\b|^(?:turn (?:on|off)|set (?:an?|my)|wake me|remind me)\b/,
  /^(?:(?:what(?:'s| is)|how much is|was ist|was ergibt|wie ?viel ist|combien fon?t|combien fait|cuanto es|cuanto son)\s+)?[\d(][\d\s.,()]*(?:[-+*/x^÷×:]|plus|minus|times|divided by|mal|geteilt durch|fois|divise par|mas|menos|por|entre)\s*[\d(][\d\s.,()+*/x^-]*=?\s*\??$/,
  /\bsquare root\b|^(?:die )?wurzel (?:aus|von)\b|\bracine carree\b|\braiz cuadrada\b|\b\d+ ?(?:%|percent|prozent|pour cent|por ciento) (?:of|von|de) \d/,
];

const GERMAN: readonly RegExp[] = [
  /^(?:losche|loesche|loschen sie|entferne|entfernen sie|kundige|kundigen sie|storniere|andere|setze|melde|schliesse|deaktiviere|exportiere|drucke|ubersetze?|uebersetze?|ubersetzen sie|berechne|rechne|formuliere|korrigiere|fasse|leere)\s+(?:(?:bitte|mir|uns|mich|sie)\s+)*(?:mein|unser|all|dies|d(?:en|ie|as|er)\b|ein|konto|account|kontakte?|liste|passwort|text|satz|ab\b|ins?\b|\d)/,
  /\b(?:konto|account|passwort|abo|abonnement|liste|kontakte|daten|profil|text|satz)\b.{0,30}\b(?:loschen|kundigen|zurucksetzen|andern|schliessen|entfernen|ubersetzen|exportieren|leeren)[\s.!?]*$/,
  /^(?:wird|regnet|schneit|gibt|scheint|wie|ob)\b.{0,60}\b(?:regnet|schneit|regnen|schneien|regen|schnee|gewitter|sonne|warm|kalt|temperatur)\b|^(?:die )?wettervorhersage\b/,
  /^(?:welcher tag|welches datum|welchen tag|der wievielte|uhrzeit)\b|^(?:wie sagt man|wie lange|wie weit|wie heisst|was heisst|was bedeutet)\b/,
];

const FRENCH: readonly RegExp[] = [
  /^(?:tradui(?:s|sez|re)|traduction|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|annule[rz]?|resilie[rz]?|reinitialise[rz]?|desactive[rz]?|modifie[rz]?|corrige[rz]?|resume[rz]?|redige[rz]?|calcule[rz]?|exporte[rz]?|desinscri\w+|desabonne\w*|vide[rz]?)(?:[- ](?:moi|nous|les|le|la))?\s*(?:ce|cet|cette|ces|mon|ma|mes|notre|nos|votre|vos|le|la|les|l'|un|une|tous|toutes|tout|du|des|de|compte|moi)(?:\b|')/,
  /^(?:fermer?|fermez|changer?|changez) (?:mon|ma|mes|le compte|notre)\b/,
  /\b(?:pleuvoir|neiger|pleuvra|neigera)\b|^(?:il pleut|fait-il|fera-t-il|va-t-il|quelle temperature|temperature a)\b/,
  /^(?:quelle heure|quel jour|quelle date|heure (?:a|de))\b|^(?:dit-on|dire|on dit)\b|^que (?:veut dire|signifie)\b/,
];

const SPANISH: readonly RegExp[] = [
  /^(?:traduc(?:e|eme|ir)|traduzca\w*|traduccion|borra(?:r|me)?|borre[nm]?e?|elimina(?:r|me)?|elimine[ns]?|quita(?:r|me)?|suprim[ei]r?|cancela(?:r|me)?|cierr[ae]|cerrar|cambi(?:a|ar|e)|restablecer?|desactiva(?:r|me)?|corr(?:ige|eg)ir?|resum(?:e|ir)|redacta(?:r|me)?|calcula(?:r|me)?|exporta(?:r|me)?|vacia(?:r|me)?|anula(?:r|me)?|d(?:a|ar|ame|arme) de baja)\s+(?:el|la|los|las|lo|este|esta|estos|estas|mi|mis|tu|nuestr\w+|tod[oa]s?|un|una|cuenta|al|del|de)\b/,
  /\b(?:llover|llovera|llueve|nevar|nevara|nieva)\b|^(?:que tiempo (?:hace|hara)|hace (?:frio|calor)|que temperatura)\b/,
  /^(?:que (?:hora|dia|fecha)|hora en)\b|^se (?:dice|escribe|traduce)\b|^que (?:significa|quiere decir)\b/,
];

const TASKS: readonly RegExp[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH];

export function isOtherTask(folded: string): boolean {
  const task = folded.replace(POLITE, '');
  return TASKS.some((pattern) => pattern.test(task));
}
