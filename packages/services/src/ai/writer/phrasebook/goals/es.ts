import { type Goal, hasSeveralSentences, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';

const SHOW =
  /^(?:presentar|mostrar|proponer|ofrecer|explicar|enviar|invitar|enseñar|dar|contar|preguntar|recordar|pedir|agradecer|recomendar|hacer)(?:les?|te)?(?![\p{L}])/iu;
const TALK =
  /^(?:hablar|explorar|intercambiar|organizar|acordar|concertar|conversar|agendar|colaborar|comparar|planificar|fijar|charlar|programar|renovar|negociar|tomar|ver si|quedar)(?![\p{L}])|^\p{L}+[aei]rnos(?!\p{L})/iu;
const LEARN =
  /^(?:conocer|entender|saber|averiguar|obtener|encontrar|vender|contratar|compartir|aprender|conseguir|descubrir|recoger|probar|visitar|reservar)(?![\p{L}])/iu;
/** What a recipient gains; of "nuestros costes" only the sender does. */
const OUTCOME =
  /^(?!.*(?<!\p{L})(?:nuestr[ao]s?|mis?)(?!\p{L}))(?:reducir|bajar|disminuir|mejorar|optimizar|automatizar|simplificar|acelerar|ahorrar|evitar|aumentar|acortar|modernizar)(?!\p{L})/iu;
const MINUTES = /^(?:\d+|quince|veinte|treinta) (?:minutos?|min)\b/i;
const MASCULINE =
  /^(?:(?:breve|corto|primer) )?(?:encuentro|café|taller|almuerzo|intercambio|contacto|piloto)(?![\p{L}])/iu;
const FEMININE =
  /^(?:(?:breve|corta|primera) )?(?:llamada|demo|demostración|reunión|charla|conversación|presentación|visita|videollamada|prueba|cita)(?![\p{L}])/iu;
const ARRANGE = /^(?:obtener|conseguir|concertar|agendar|organizar|fijar|programar|reservar) (?=una? )/iu;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:probar|descargar|ver|leer|visitar|usar|consultar) (?:nuestr|mi |el (?:nuevo )?\p{L}+ gratuit|la (?:nueva )?\p{L}+ gratuit)|^(?:registrarse|inscribirse)(?!\p{L})/iu;
const BOOK =
  /^(?:probar|descargar|ver|leer|visitar|usar|consultar|reservar|agendar|concertar|elegir|rellenar|solicitar)(?!\p{L})/iu;
const ANSWER =
  /^(?:averiguar|saber|conocer|descubrir|preguntar|entender|identificar)(?:le|te)? (?=(?:quién|quiénes|si|cuándo|cuál|cuáles|dónde|cuántos|cuántas|qué)(?!\p{L}))/iu;
/** Any other verb. */
const INFINITIVE = /^(?!(?:taller|alquiler|lugar|hogar|poder|primer|tercer) )\p{L}+[aei]r(?:l[eo]s?|te|se)? /iu;
const WISH =
  /^(?:(?:me|nos) (?:gustaría|encantaría|interesaría)|quisier(?:a|amos)|querríam?o?s?|quiero|queremos|desear?í?a?m?o?s?|busco|buscamos|necesito|necesitamos|sería un placer|estar(?:ía|íamos) encantad)(?!\p{L})/iu;
const PROPOSAL =
  /^(?:sería|podr|pued|podemos|tendr|tien|le |te |qué (?:le|te) parece|hablamos|quedamos|nos vemos|estar|está|un |una |cuándo)/iu;
const STATEMENT =
  /^(?:soy|somos|\p{L}{2,}(?:amos|emos|imos)|nuestr[ao]s? .* (?:ahorra|reduce|ayuda|permite|es))(?!\p{L})/iu;

/** A Spanish goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readSpanishGoal(typed: string, isFormal: boolean, hasLink = false): Goal {
  const plain = plainGoal(typed)
    .replace(/[?\s]+$/, '')
    .replace(/^¿\s*/, '')
    .replace(/^invitación (?=al? )/iu, 'invitar ')
    .replace(/^encantad[oa] de (?=\p{L}+r)/iu, 'sería un placer ');
  if (/\?\s*$/.test(typed)) {
    if (!PROPOSAL.test(plain)) return { kind: 'question', text: lowerFirst(plain) };
    const question = lowerFirst(plain).replace(
      /^(?=una? (?!.*(?:es|sería|puede|podría)(?!\p{L})))/u,
      isFormal ? 'qué le parecería ' : 'qué te parecería ',
    );
    return { kind: 'proposal', text: upperFirst(question) };
  }
  if (WISH.test(plain)) return readWish(plain);
  if (hasSeveralSentences(plain) || STATEMENT.test(plain)) return { kind: 'statement', text: upperFirst(plain) };
  return readPhrase(ofYou(plain, isFormal), isFormal, hasLink);
}

function readWish(plain: string): Goal {
  const asked = plain.replace(WISH, '').trim();
  return ANSWER.test(asked)
    ? { kind: 'answer', text: asked.replace(ANSWER, '') }
    : { kind: 'wish', text: upperFirst(plain) };
}

function readPhrase(goal: string, isFormal: boolean, hasLink: boolean): Goal {
  const verb = lowerFirst(goal);
  if (TRY.test(verb) || (hasLink && BOOK.test(verb))) return { kind: 'try', text: verb };
  if (ANSWER.test(verb)) return { kind: 'answer', text: verb.replace(ANSWER, '') };
  if (SHOW.test(verb))
    return { kind: verb.startsWith('invitar') ? 'invite' : 'show', text: withPronoun(verb, isFormal) };
  const arranged = verb.replace(ARRANGE, '');
  if (arranged === verb && TALK.test(verb)) return { kind: 'talk', text: verb };
  if (OUTCOME.test(verb)) return { kind: 'outcome', text: verb };
  const bare = arranged.replace(/^una? /, '');
  if (MASCULINE.test(bare)) return { kind: 'meeting', text: `un ${bare}` };
  if (FEMININE.test(bare)) return { kind: 'meeting', text: `una ${bare}` };
  if (TALK.test(verb)) return { kind: 'talk', text: verb };
  if (LEARN.test(verb) || INFINITIVE.test(verb)) return { kind: 'learn', text: verb };
  if (MINUTES.test(goal))
    return { kind: 'minutes', text: lowerFirst(goal).replace(/^(\S+ min\w*) (?=sobre )/, '$1 para hablar ') };
  return { kind: 'topic', text: withArticle(lowerFirst(goal)) };
}

/** "alianza comercial" is "una alianza comercial", "renovación del contrato" is "la renovación del contrato". */
const withArticle = (noun: string) =>
  noun
    .replace(/^(?=nueva )/iu, 'la ')
    .replace(/^(?=nuevo )/iu, 'el ')
    .replace(/^(?=nuevas )/iu, 'las ')
    .replace(/^(?=nuevos )/iu, 'los ')
    .replace(/^(?=(?:alianza|colaboración|asociación|propuesta|oferta|integración|cooperación)(?!\p{L}))/u, 'una ')
    .replace(/^(?=\p{L}+(?:ción|sión|dad|ncia|gía|ura) (?:del?|de la|de los|de las|en|al?|con) )/u, 'la ')
    .replace(
      /^(?=(?:proyecto|acuerdo|contrato|servicio|programa|seguro|ciberseguro|plan|sistema|estudio|curso|software)(?!\p{L}))/u,
      'un ',
    );

/** "presentar nuestra herramienta" is "presentarle nuestra herramienta". */
const withPronoun = (verb: string, isFormal: boolean) =>
  verb.replace(/^(\p{L}+?[aei]r)(?:les?|te)?(?![\p{L}])/u, `$1${isFormal ? 'le' : 'te'}`);

/** "su planta" is the recipient's. */
const ofYou = (goal: string, isFormal: boolean) =>
  isFormal ? goal : goal.replace(/(?<![\p{L}])su(s?)(?= )/gu, 'tu$1');
