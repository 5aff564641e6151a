import { type Phrasebook, sentences } from '../phrasebook.ts';

/** Goals that are said in the same words in a request and in a letter. */
const ANYWHERE = {
  try: sentences('¿[Le|Te] gustaría {goal}?', '¿[Quiere|Quieres] {goal}?'),
  reply: sentences('[Le|Te] agradecería {goal}.'),
  recall: sentences(
    '[Le|Te] escribo {goal}. ¿[Tiene|Tienes] alguna duda?',
    '[Le|Te] escribo {goal}. ¿Hay alguna novedad?',
  ),
  question: sentences('¿{goal}?'),
  service: sentences('{goal}'),
  proposal: sentences('¿{goal}?'),
};

/** The goal as a question. */
export const SPANISH_GOAL_QUESTIONS: Phrasebook['goalQuestions'] = {
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
    ...ANYWHERE,
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
    answer: sentences('¿[Podría|Podrías] decirme {goal}? Me bastan unas líneas.', '¿[Podría|Podrías] decirme {goal}?'),
    ...ANYWHERE,
    statement: sentences(
      '{goal}. ¿[Le|Te] viene bien una breve llamada la próxima semana?',
      '{goal}. ¿[Le|Te] interesa?',
    ),
    wish: sentences(
      '{goal}. ¿[Tendría|Tendrías] 15 minutos para una llamada la próxima semana?',
      '{goal}. ¿[Le|Te] viene bien una breve llamada la próxima semana?',
    ),
  },
};

/** The question of a message without a goal. */
export const SPANISH_CALLS_TO_ACTION: Phrasebook['callsToAction'] = {
  connection_request: {
    friendly: sentences('¿Conectamos?', 'Me gustaría conectar [con usted|contigo].', '¿[Le|Te] gustaría conectar?'),
    professional: sentences('Me gustaría conectar [con usted|contigo].', 'Me alegraría conectar [con usted|contigo].'),
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
};
