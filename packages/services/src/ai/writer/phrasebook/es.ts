import { type Phrasebook, sentences } from './phrasebook.ts';
import { SPANISH_CALLS_TO_ACTION, SPANISH_GOAL_QUESTIONS } from './questions/es.ts';

export const SPANISH: Phrasebook = {
  greetings: {
    formal: {
      friendly: sentences('Hola, {name}:', 'Hola:'),
      professional: sentences('Buenos días, {name}:', 'Buenos días:'),
      direct: sentences('Hola, {name}:', 'Hola:'),
    },
    familiar: {
      friendly: sentences('Hola, {name}:', 'Hola:'),
      professional: sentences('Hola, {name}:', 'Hola:'),
      direct: sentences('Hola, {name}:', 'Hola:'),
    },
  },
  reasons: {
    first: {
      clause: sentences('He leído que {reason}.', 'He visto que {reason}.', 'He sabido que {reason}.'),
      headline: sentences('Me llamó la atención lo siguiente: «{reason}».', 'He encontrado lo siguiente: «{reason}».'),
      own: sentences('{reason}.'),
      name: sentences(
        'Al informarme sobre {company} he descubierto {reason}.',
        'Buscando información sobre {company} he descubierto {reason}.',
        'He descubierto {reason}.',
      ),
    },
    next: {
      clause: sentences('También he visto que {reason}.', 'También he leído que {reason}.'),
      headline: sentences('También me llamó la atención lo siguiente: «{reason}».'),
      own: sentences('{reason}.'),
      name: sentences('También he descubierto {reason}.'),
    },
  },
  interest: sentences('Me gustaría saber más.', 'Me gustaría saber más al respecto.'),
  plain: {
    with_goal: {
      connection_request: sentences(
        '[Le|Te] escribo por [su|tu] cargo de {title} {workplace}.',
        'Como {title} {workplace}, seguramente [es usted|eres] la persona indicada.',
        '[Le|Te] escribo por [su|tu] cargo de {title}.',
        'Como {title}, seguramente [es usted|eres] la persona indicada.',
        'Busco a la persona adecuada {workplace}.',
        'Busco el contacto adecuado {workplace}.',
      ),
      direct_message: sentences(
        '[Le|Te] escribo por [su|tu] cargo de {title} {workplace}.',
        'Como {title} {workplace}, seguramente [es usted|eres] la persona indicada.',
        '[Le|Te] escribo por [su|tu] cargo de {title}.',
        'Como {title}, seguramente [es usted|eres] la persona indicada.',
        'Busco a la persona adecuada {workplace} y por eso [le|te] escribo.',
        'Busco el contacto adecuado {workplace} y por eso [le|te] escribo.',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'Me gustaría conectar [con usted|contigo] por [su|tu] cargo de {title} {workplace}.',
        'Me interesa [su|tu] trabajo como {title} {workplace} y me gustaría que conectáramos.',
        'Me gustaría conectar [con usted|contigo] por [su|tu] cargo de {title}.',
        'Me interesa [su|tu] trabajo como {title} y me gustaría que conectáramos.',
        'Me interesa {company} y me gustaría conectar [con usted|contigo].',
        'Me gustaría conectar [con usted|contigo] porque me interesa {company}.',
        'Me gustaría conectar [con usted|contigo].',
        'Me alegraría conectar [con usted|contigo].',
      ),
      direct_message: sentences(
        'Me gustaría conocer mejor [su|tu] trabajo como {title} {workplace}.',
        'Me interesa [su|tu] trabajo como {title} {workplace} y me gustaría que nos conociéramos.',
        'Me gustaría conocer mejor [su|tu] trabajo como {title}.',
        'Me interesa [su|tu] trabajo como {title} y me gustaría que nos conociéramos.',
        'Me interesa {company} y me gustaría que nos conociéramos.',
        'Me gustaría que nos conociéramos porque me interesa {company}.',
        'Me gustaría presentarme y saber más de [su|tu] trabajo.',
        '[Le|Te] escribo para presentarme y saber más de [su|tu] trabajo.',
      ),
      follow_up: [],
    },
  },
  earlierMessage: sentences(
    '[Le|Te] escribo de nuevo por mi mensaje anterior.',
    'Retomo mi mensaje anterior.',
    'Vuelvo a [escribirle|escribirte] por mi mensaje anterior.',
  ),
  goalQuestions: SPANISH_GOAL_QUESTIONS,
  callsToAction: SPANISH_CALLS_TO_ACTION,
  link: sentences('Aquí [tiene|tienes] el enlace: {link}'),
  courtesies: sentences(
    'Si otra persona se ocupa de esto, [le|te] agradecería que me lo [indicara|indicaras].',
    'Si no es buen momento, basta con decirlo.',
  ),
  offers: sentences('También puedo [enviarle|enviarte] los detalles por escrito.'),
  closings: {
    friendly: sentences('Un saludo', 'Saludos cordiales'),
    professional: sentences('Atentamente', 'Un cordial saludo'),
    direct: sentences('Un saludo', 'Saludos'),
  },
};
