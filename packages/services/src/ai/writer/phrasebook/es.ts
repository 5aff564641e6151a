import { type Phrasebook, sentences } from './phrasebook.ts';

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
      headline: sentences('Me llamó la atención el titular «{reason}».', 'He encontrado el titular «{reason}».'),
      own: sentences('{reason}.'),
      name: sentences(
        'Al informarme sobre {company} he descubierto {reason}.',
        'Buscando información sobre {company} he descubierto {reason}.',
        'He descubierto {reason}.',
      ),
    },
    next: {
      clause: sentences('También he visto que {reason}.', 'También he leído que {reason}.'),
      headline: sentences('También me llamó la atención el titular «{reason}».'),
      own: sentences('{reason}.'),
      name: sentences('También he descubierto {reason}.'),
    },
  },
  interest: sentences('Me gustaría saber más.', 'Me gustaría saber más al respecto.'),
  plain: {
    with_goal: {
      connection_request: sentences(
        '[Le|Te] escribo por [su|tu] cargo de {title} en {company}.',
        'Como {title} en {company}, seguramente [es usted|eres] la persona indicada.',
        '[Le|Te] escribo por [su|tu] cargo de {title}.',
        'Como {title}, seguramente [es usted|eres] la persona indicada.',
        'Busco a la persona adecuada en {company}.',
        'Busco el contacto adecuado en {company}.',
      ),
      direct_message: sentences(
        '[Le|Te] escribo por [su|tu] cargo de {title} en {company}.',
        'Como {title} en {company}, seguramente [es usted|eres] la persona indicada.',
        '[Le|Te] escribo por [su|tu] cargo de {title}.',
        'Como {title}, seguramente [es usted|eres] la persona indicada.',
        'Busco a la persona adecuada en {company} y por eso [le|te] escribo.',
        'Busco el contacto adecuado en {company} y por eso [le|te] escribo.',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'Me gustaría conectar [con usted|contigo] por [su|tu] cargo de {title} en {company}.',
        'Me interesa [su|tu] trabajo como {title} en {company} y me gustaría que conectáramos.',
        'Me gustaría conectar [con usted|contigo] por [su|tu] cargo de {title}.',
        'Me interesa [su|tu] trabajo como {title} y me gustaría que conectáramos.',
        'Me interesa {company} y me gustaría conectar [con usted|contigo].',
        'Me gustaría conectar [con usted|contigo] porque me interesa {company}.',
        'Me gustaría conectar [con usted|contigo].',
        'Me alegraría conectar [con usted|contigo].',
      ),
      direct_message: sentences(
        'Me gustaría conocer mejor [su|tu] trabajo como {title} en {company}.',
        'Me interesa [su|tu] trabajo como {title} en {company} y me gustaría que nos conociéramos.',
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
  goalQuestions: {
    request: {
      show: sentences('¿Puedo {goal}?', 'Me gustaría {goal}. ¿[Le|Te] interesa?'),
      invite: sentences('¿Puedo {goal}?', 'Me gustaría {goal}. ¿[Le|Te] interesa?'),
      talk: sentences('¿Podríamos {goal}?', '¿[Le|Te] parece bien {goal}?'),
      learn: sentences('Me gustaría {goal}. ¿Sería posible?', 'Me gustaría {goal}. ¿[Le|Te] parece bien?'),
      outcome: sentences(
        'Me gustaría [mostrarle|mostrarte] cómo {goal}. ¿[Le|Te] interesa?',
        '¿Puedo [mostrarle|mostrarte] cómo {goal}?',
      ),
      meeting: sentences('¿[Tendría|Tendrías] tiempo para {goal}?', '¿[Estaría|Estarías] disponible para {goal}?'),
      minutes: sentences('¿[Tendría|Tendrías] {goal}?', '¿Puedo [pedirle|pedirte] {goal}?'),
      topic: sentences(
        'Me gustaría hablar [con usted|contigo] sobre {goal}. ¿Sería posible?',
        'Me gustaría hablar [con usted|contigo] sobre {goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada?',
      ),
      answer: sentences('¿[Podría|Podrías] decirme {goal}?', '¿[Sabe|Sabes] {goal}?'),
      try: sentences('¿[Le|Te] gustaría {goal}?', '¿[Quiere|Quieres] {goal}?'),
      question: sentences('Tengo una pregunta: ¿{goal}?', 'Una pregunta: ¿{goal}?'),
      proposal: sentences('¿{goal}?'),
      statement: sentences('{goal}. ¿[Le|Te] interesa?', '{goal}. ¿Podríamos hablarlo?'),
      wish: sentences('{goal}. ¿Sería posible?', '{goal}. ¿[Le|Te] parece bien?'),
    },
    letter: {
      show: sentences(
        'Me gustaría {goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada la próxima semana?',
        '¿Puedo {goal}? Bastaría una breve llamada la próxima semana.',
      ),
      invite: sentences(
        '¿Puedo {goal}? Puedo [enviarle|enviarte] los detalles.',
        'Me gustaría {goal}. ¿[Le|Te] envío los detalles?',
      ),
      talk: sentences(
        '¿Podríamos {goal}? Bastaría una breve llamada la próxima semana.',
        '¿Podríamos {goal}? Me adapto a [su|tu] agenda.',
      ),
      learn: sentences(
        'Me gustaría {goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada la próxima semana?',
        'Me gustaría {goal}. ¿[Le|Te] viene bien una breve llamada la próxima semana?',
      ),
      outcome: sentences(
        'Me gustaría [mostrarle|mostrarte] cómo {goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada la próxima semana?',
        '¿Puedo [mostrarle|mostrarte] cómo {goal}? Bastaría una breve llamada la próxima semana.',
      ),
      meeting: sentences(
        '¿[Tendría|Tendrías] tiempo para {goal}? Me adapto a [su|tu] agenda.',
        '¿[Estaría|Estarías] disponible para {goal}? Puedo proponer algunas fechas.',
      ),
      minutes: sentences(
        '¿[Tendría|Tendrías] {goal}? Me adapto a [su|tu] agenda.',
        '¿Puedo [pedirle|pedirte] {goal}? Puedo proponer algunas fechas.',
      ),
      topic: sentences(
        'Me gustaría hablar [con usted|contigo] sobre {goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada la próxima semana?',
        'Me gustaría hablar [con usted|contigo] sobre {goal}. ¿[Le|Te] viene bien una breve llamada la próxima semana?',
      ),
      answer: sentences(
        '¿[Podría|Podrías] decirme {goal}? Me bastan unas líneas.',
        '¿[Podría|Podrías] decirme {goal}?',
      ),
      try: sentences('¿[Le|Te] gustaría {goal}?', '¿[Quiere|Quieres] {goal}?'),
      question: sentences('Tengo una pregunta: ¿{goal}? Me bastan unas líneas.', 'Una pregunta: ¿{goal}?'),
      proposal: sentences('¿{goal}?'),
      statement: sentences(
        '{goal}. ¿[Le|Te] viene bien una breve llamada la próxima semana?',
        '{goal}. ¿[Le|Te] interesa?',
      ),
      wish: sentences(
        '{goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada la próxima semana?',
        '{goal}. ¿[Le|Te] viene bien una breve llamada la próxima semana?',
      ),
    },
  },
  callsToAction: {
    connection_request: {
      friendly: sentences('¿Conectamos?', 'Me gustaría conectar [con usted|contigo].', '¿[Le|Te] gustaría conectar?'),
      professional: sentences(
        'Me gustaría conectar [con usted|contigo].',
        'Me alegraría conectar [con usted|contigo].',
      ),
      direct: sentences('¿Conectamos?', '¿Podemos conectar?'),
    },
    direct_message: {
      friendly: sentences(
        '¿[Tendría|Tendrías] unos minutos para hablar la próxima semana?',
        '¿[Le|Te] viene bien una breve llamada la próxima semana?',
      ),
      professional: sentences(
        '¿[Le|Te] viene bien una breve llamada la próxima semana?',
        '¿[Estaría|Estarías] disponible para una breve llamada la próxima semana?',
      ),
      direct: sentences(
        '¿[Tiene|Tienes] 15 minutos para una llamada la próxima semana?',
        '¿Podemos hablar la próxima semana?',
      ),
    },
    follow_up: {
      friendly: sentences(
        '¿[Le|Te] viene bien una breve llamada la próxima semana?',
        '¿[Tendría|Tendrías] unos minutos para hablar la próxima semana?',
      ),
      professional: sentences(
        '¿[Le|Te] viene bien una breve llamada la próxima semana?',
        '¿[Estaría|Estarías] disponible para una breve llamada la próxima semana?',
      ),
      direct: sentences(
        '¿Podemos hablar la próxima semana?',
        '¿[Tiene|Tienes] 15 minutos para una llamada la próxima semana?',
      ),
    },
  },
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
