import { type Goal, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';

const SHOW =
  /^(?:presentar|mostrar|proponer|ofrecer|explicar|enviar|invitar|enseñar|dar|contar|preguntar|recordar|pedir|agradecer|recomendar)(?:les?|te)?(?![\p{L}])/iu;
const TALK =
  /^(?:hablar|explorar|intercambiar|organizar|acordar|concertar|conversar|agendar|colaborar|comparar|planificar|fijar|charlar|programar)(?![\p{L}])/iu;
const LEARN =
  /^(?:conocer|entender|saber|obtener|encontrar|vender|contratar|compartir|aprender|conseguir|descubrir|recoger|probar|visitar|reservar)(?![\p{L}])/iu;
/** What a recipient gains; of "nuestros costes" only the sender does. */
const OUTCOME =
  /^(?!.*(?<!\p{L})(?:nuestr[ao]s?|mis?)(?!\p{L}))(?:reducir|bajar|disminuir|mejorar|optimizar|automatizar|simplificar|acelerar|ahorrar|evitar|aumentar|acortar|modernizar)(?!\p{L})/iu;
const MINUTES = /^(?:\d+|quince|veinte|treinta) (?:minutos?|min)\b/i;
const MASCULINE =
  /^(?:(?:breve|corto|primer) )?(?:encuentro|café|taller|almuerzo|intercambio|contacto|piloto)(?![\p{L}])/iu;
const FEMININE =
  /^(?:(?:breve|corta|primera) )?(?:llamada|demo|demostración|reunión|charla|conversación|presentación|visita|videollamada|prueba|cita)(?![\p{L}])/iu;

const STATEMENT =
  /^(?:quiero|soy|somos|\p{L}{2,}(?:amos|emos|imos)|nuestr[ao]s? .* (?:ahorra|reduce|ayuda|permite|es))(?!\p{L})/iu;

/** A Spanish goal as a question can ask for it. */
export function readSpanishGoal(typed: string, isFormal: boolean): Goal {
  const plain = plainGoal(typed)
    .replace(/[?\s]+$/, '')
    .replace(/^¿\s*/, '');
  if (/\?\s*$/.test(typed)) return { kind: 'question', text: lowerFirst(plain) };
  if (/[.!?;]\s/.test(plain) || STATEMENT.test(plain)) return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(plain, isFormal);
  const verb = lowerFirst(goal);
  if (SHOW.test(verb))
    return { kind: verb.startsWith('invitar') ? 'invite' : 'show', text: withPronoun(verb, isFormal) };
  if (TALK.test(verb)) return { kind: 'talk', text: verb };
  if (OUTCOME.test(verb)) return { kind: 'outcome', text: verb };
  if (LEARN.test(verb)) return { kind: 'learn', text: verb };
  if (MINUTES.test(goal))
    return { kind: 'minutes', text: lowerFirst(goal).replace(/^(\S+ min\w*) (?=sobre )/, '$1 para hablar ') };
  const bare = verb.replace(/^una? /, '').replace(/^un /, '');
  if (MASCULINE.test(bare)) return { kind: 'meeting', text: `un ${bare}` };
  if (FEMININE.test(bare)) return { kind: 'meeting', text: `una ${bare}` };
  return { kind: 'topic', text: withArticle(lowerFirst(goal)) };
}

/** "alianza comercial" is "una alianza comercial". */
const withArticle = (noun: string) =>
  noun
    .replace(/^(?=(?:alianza|colaboración|asociación|propuesta|oferta|integración)(?!\p{L}))/u, 'una ')
    .replace(/^(?=(?:proyecto|acuerdo|contrato|servicio|programa)(?!\p{L}))/u, 'un ');

/** "presentar nuestra herramienta" is "presentarle nuestra herramienta". */
const withPronoun = (verb: string, isFormal: boolean) =>
  verb.replace(/^(\p{L}+?[aei]r)(?:les?|te)?(?![\p{L}])/u, `$1${isFormal ? 'le' : 'te'}`);

/** "su planta" is the recipient's. */
const ofYou = (goal: string, isFormal: boolean) =>
  isFormal ? goal : goal.replace(/(?<![\p{L}])su(s?)(?= )/gu, 'tu$1');
