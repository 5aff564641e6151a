import { type Goal, hasSeveralSentences, lowerFirst, plainGoal, upperFirst } from '../../goal.ts';
import { isNounPhrase } from '../../goal-words/noun-phrase.ts';
import { unfit, wholeSentence } from '../../goal-words/whole-sentence.ts';
import { SUBJUNCTIVE, withArticle, withPronoun } from './spanish-words.ts';

const SHOW =
  /^(?:presentar|mostrar|proponer|ofrecer|explicar|enviar|invitar|enseñar|dar|contar|preguntar|recordar|pedir|agradecer|recomendar|informar|hacer(?:le|te)? una? (?:oferta|propuesta|demo|demostración|pregunta))(?:les?|te)?(?![\p{L}])/iu;
const TALK =
  /^(?:hablar|explorar|intercambiar|organizar|acordar|concertar|conversar|agendar|colaborar|comparar|planificar|fijar|charlar|programar|renovar|negociar|conectar|tomar|quedar)(?![\p{L}])|^\p{L}+[aei]rnos(?!\p{L})/iu;
const LEARN =
  /^(?:conocer|entender|saber|averiguar|obtener|encontrar|vender|contratar|compartir|aprender|conseguir|descubrir|recoger|probar|visitar|reservar)(?![\p{L}])/iu;
/** What a recipient gains; of "nuestros costes" only the sender does. */
const OUTCOME =
  /^(?!.*(?<!\p{L})(?:nuestr[ao]s?|mis?)(?!\p{L}))(?:reducir|bajar|disminuir|mejorar|optimizar|automatizar|simplificar|acelerar|ahorrar|evitar|aumentar|acortar|modernizar)(?!\p{L})/iu;
const MINUTES = /^(?:\d+|quince|veinte|treinta) (?:minutos?|min)\b/i;
const MASCULINE =
  /^(?:(?:breve|corto|primer) )?(?:encuentro|café|desayuno|taller|almuerzo|intercambio|contacto|piloto)(?![\p{L}])/iu;
const FEMININE =
  /^(?:(?:breve|corta|primera) )?(?:llamada|demo|demostración|reunión|charla|conversación|presentación|visita|videollamada|prueba|cita|entrevista|comida|cena|sesión)(?![\p{L}])/iu;
const ARRANGE =
  /^(?:obtener|conseguir|concertar|agendar|organizar|fijar|programar|reservar|pedir(?:le|te)?|solicitar(?:le|te)?|proponer(?:le|te)?|sugerir(?:le|te)?|tener|cerrar|buscar) (?=una? )/iu;
/** What the recipient is to do with something of the sender's. */
const TRY =
  /^(?:probar|descargar|ver|leer|visitar|usar|consultar) (?:nuestr|mi |el (?:nuevo )?\p{L}+ gratuit|la (?:nueva )?\p{L}+ gratuit)|^participar en nuestr|^(?:registrarse|inscribirse)(?!\p{L})/iu;
const BOOK =
  /^(?:probar|descargar|ver|leer|visitar|usar|consultar|reservar|agendar|concertar|elegir|rellenar|solicitar)(?!\p{L})/iu;
const ANSWER =
  /^(?:averiguar|saber|conocer|descubrir|preguntar|entender|identificar)(?:le|te)? (?=(?:quién|quiénes|si|cuándo|cuál|cuáles|dónde|cuántos|cuántas|qué)(?!\p{L}))/iu;
/** What only the recipient knows. */
const WHETHER = /^(?:ver )?(?=si )/iu;
/** Any other verb. */
const INFINITIVE = /^(?!(?:taller|alquiler|lugar|hogar|poder|primer|tercer) )\p{L}+[aei]r(?:l[eo]s?|te|se)? /iu;
/** "La persona encargada del embalaje" is who sees to it. */
const CONTACT =
  /^(?:identificar|encontrar|localizar|conocer)(?: a)? (?:la persona|el (?:contacto|responsable)|la responsable)(?: (?:encargad[oa]|responsable|adecuad[oa]|indicad[oa]))? (?<work>del? .+)$/iu;
const WITH_YOU = / con usted(?= |$)| contigo(?= |$)/;
const WISH =
  /^(?:(?:me|nos) (?:gustaría|encantaría|interesaría)|quisier(?:a|amos)|querríam?o?s?|quiero|queremos|desear?í?a?m?o?s?|busco|buscamos|necesito|necesitamos|sería un placer|estar(?:ía|íamos) encantad)(?!\p{L})/iu;
const PROPOSAL =
  /^(?:sería|podr|pued|podemos|tendr|tien|le |te |qué (?:le|te) parece|hablamos|quedamos|nos vemos|estar|está|un |una |cuándo)/iu;
const STATEMENT =
  /^(?:(?:le|les|te|os) \p{L}+(?:o|amos|emos|imos)|soy|somos|\p{L}{2,}(?:amos|emos|imos)|nuestr[ao]s? .* (?:ahorra|reduce|ayuda|permite|es))(?!\p{L})/iu;

/** A Spanish goal as a question can ask for it. @param hasLink whether a link follows, by which the recipient does it */
export function readSpanishGoal(typed: string, isFormal: boolean, hasLink = false): Goal {
  const plain = plainGoal(typed)
    .replace(/[?\s]+$/, '')
    .replace(/^¿\s*/, '')
    .replace(/^invitación (?=al? )/iu, 'invitar ')
    .replace(/^encantad[oa] de (?=\p{L}+r)/iu, 'sería un placer ');
  if (/\?\s*$/.test(typed)) {
    if (!PROPOSAL.test(plain)) return { kind: 'question', text: upperFirst(plain) };
    const question = lowerFirst(plain).replace(
      /^(?=una? (?!.*(?:es|sería|puede|podría)(?!\p{L})))/u,
      isFormal ? 'qué le parecería ' : 'qué te parecería ',
    );
    return { kind: 'proposal', text: upperFirst(question) };
  }
  if (/^(?:nos vemos|hablamos|quedamos|(?:le|te) (?:interesa|viene bien|parece))(?!\p{L})/iu.test(plain))
    return { kind: 'proposal', text: upperFirst(plain) };
  if (WISH.test(plain)) return readWish(plain);
  if (hasSeveralSentences(plain) || STATEMENT.test(plain)) return { kind: 'statement', text: upperFirst(plain) };
  const goal = ofYou(plain, isFormal).replace(
    /^(?:conectar|contactar) con (?!usted|ustedes|nosotros|nuestr).+$/iu,
    'conectar',
  );
  return readRequest(lowerFirst(goal), isFormal) ?? readPhrase(goal, isFormal, hasLink);
}

/** "Respuesta a la propuesta" is waited for; "seguimiento del presupuesto" comes back to it. */
function readRequest(goal: string, isFormal: boolean): Goal | null {
  const reply =
    /^(?:(?:obtener|recibir|tener|conseguir|pedir) )?(?:una? |el |la |su |tu )?(?<what>(?:respuesta|opinión|confirmación|decisión|valoración|feedback)(?!\p{L})(?: (?:a|al|sobre|de|del|para) .+)?)$/iu.exec(
      goal,
    )?.groups?.what;
  if (reply !== undefined) return { kind: 'reply', text: `${isFormal ? 'su' : 'tu'} ${reply}` };
  const { link = '', what } =
    /^(?:(?:hacer|dar) (?:el )?seguimiento|seguimiento|insistir|retomar el tema) (?<link>del|de|al|a|sobre|por|en|con) (?<what>.+)$/iu.exec(
      goal,
    )?.groups ?? {};
  return what === undefined ? null : { kind: 'recall', text: `por ${/^(?:del|al)$/.test(link) ? 'el ' : ''}${what}` };
}

function readWish(plain: string): Goal {
  const asked = plain.replace(WISH, '').trim();
  return ANSWER.test(asked) && !/ y \p{L}+[aei]r(?!\p{L})/u.test(asked)
    ? { kind: 'answer', text: asked.replace(ANSWER, '') }
    : { kind: 'wish', text: upperFirst(plain) };
}

function readPhrase(goal: string, isFormal: boolean, hasLink: boolean): Goal {
  const verb = lowerFirst(goal);
  if (TRY.test(verb) || (hasLink && BOOK.test(verb))) return { kind: 'try', text: verb };
  const wished = /^que (?<us>(?:me|nos) )?(?<verb>\p{L}+?)s? (?<rest>.+)$/iu.exec(verb)?.groups;
  const act = SUBJUNCTIVE[wished?.verb ?? ''];
  if (act !== undefined && wished !== undefined)
    return /^(?:venir|participar|asistir|probar|visitar)$/.test(act)
      ? { kind: 'try', text: `${act} ${wished.rest}` }
      : {
          kind: 'proposal',
          text: `${isFormal ? 'Podría' : 'Podrías'} ${act}${(wished.us ?? '').trim()} ${wished.rest}`,
        };
  const work = CONTACT.exec(verb)?.groups?.work;
  if (work !== undefined) return { kind: 'answer', text: `quién se encarga ${work}` };
  if (WHETHER.test(verb)) return { kind: 'answer', text: verb.replace(WHETHER, '').replace(/, (.*€.*)$/u, ' ($1)') };
  if (/^cómo \p{L}+[aei]r(?!\p{L})/iu.test(verb))
    return { kind: 'show', text: withPronoun(`mostrar ${verb}`, isFormal) };
  if (ANSWER.test(verb)) return { kind: 'answer', text: verb.replace(ANSWER, '') };
  const asked = verb.replace(ARRANGE, '').replace(/^una? /, '');
  const isArranged = verb !== asked && (MASCULINE.test(asked) || FEMININE.test(asked));
  if (SHOW.test(verb) && !isArranged)
    return { kind: verb.startsWith('invitar') ? 'invite' : 'show', text: withPronoun(verb, isFormal) };
  const arranged = verb.replace(ARRANGE, '');
  if (arranged === verb && TALK.test(verb)) return { kind: 'talk', text: verb.replace(WITH_YOU, '') };
  if (OUTCOME.test(verb)) return { kind: 'outcome', text: verb };
  const bare = arranged.replace(/^una? /, '');
  if (MASCULINE.test(bare)) return { kind: 'meeting', text: `un ${bare.replace(WITH_YOU, '')}` };
  if (FEMININE.test(bare)) return { kind: 'meeting', text: `una ${bare.replace(WITH_YOU, '')}` };
  if (TALK.test(verb)) return { kind: 'talk', text: verb.replace(WITH_YOU, '') };
  if (LEARN.test(verb) || INFINITIVE.test(verb)) return { kind: 'learn', text: verb };
  if (MINUTES.test(goal))
    return { kind: 'minutes', text: lowerFirst(goal).replace(/^(\S+ min\w*) (?=sobre )/, '$1 para hablar ') };
  if (isNounPhrase(verb, 'es')) return { kind: 'topic', text: withArticle(lowerFirst(goal)) };
  return wholeSentence(goal, 'es') ?? unfit(goal);
}

/** "su planta" is the recipient's. */
const ofYou = (goal: string, isFormal: boolean) =>
  isFormal ? goal : goal.replace(/(?<![\p{L}])su(s?)(?= )/gu, 'tu$1');
