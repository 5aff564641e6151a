import { type Phrasebook, sentences } from '../phrasebook.ts';

/** Goals that are said in the same words in a request and in a letter. */
const ANYWHERE = {
  try: sentences('[Souhaitez-vous|Souhaites-tu] {goal} ?', '[Aimeriez-vous|Aimerais-tu] {goal} ?'),
  reply: sentences('J’aimerais avoir {goal}.'),
  recall: sentences(
    'Je [vous|te] recontacte {goal}. [Avez-vous|As-tu] des questions ?',
    'Je [vous|te] recontacte {goal}. [Avez-vous|As-tu] du nouveau ?',
  ),
  question: sentences('{goal} ?'),
  service: sentences('{goal}'),
  proposal: sentences('{goal} ?'),
};

/** "que", "de" and "te" lose their vowel before one when the sentence is filled. */
/** The goal as a question. */
export const FRENCH_GOAL_QUESTIONS: Phrasebook['goalQuestions'] = {
  request: {
    show: sentences('Puis-je [vous|te] {goal} ?', 'J’aimerais [vous|te] {goal}. Cela [vous |t’]intéresserait-il ?'),
    invite: sentences('Puis-je [vous|te] {goal} ?', 'J’aimerais [vous|te] {goal}. Cela [vous |t’]intéresserait-il ?'),
    talk: sentences('Pourrions-nous {goal} ?', '[Seriez-vous|Serais-tu] d’accord pour {goal} ?'),
    learn: sentences(
      'J’aimerais {goal}. Serait-ce possible ?',
      'J’aimerais {goal}. [Seriez-vous|Serais-tu] d’accord ?',
    ),
    outcome: sentences(
      'J’aimerais [vous|te] montrer comment {goal}. Pourrions-nous en parler ?',
      'Puis-je [vous|te] montrer comment {goal} ?',
    ),
    meeting: sentences('[Seriez-vous|Serais-tu] disponible pour {goal} ?', 'Pourrions-nous convenir d’{goal} ?'),
    minutes: sentences('[Auriez-vous|Aurais-tu] {goal} ?', 'Puis-je [vous|te] demander {goal} ?'),
    topic: sentences(
      'J’aimerais [vous|te] parler {goal}. [Auriez-vous|Aurais-tu] 15 minutes pour en parler ?',
      'J’aimerais [vous|te] parler {goal}. Pourrions-nous en parler ?',
    ),
    answer: sentences('[Pourriez-vous|Pourrais-tu] me dire {goal} ?', '[Savez-vous|Sais-tu] {goal} ?'),
    ...ANYWHERE,
    statement: sentences('{goal}. Est-ce un sujet pour [vous|toi] ?', '{goal}. Pourrions-nous en parler ?'),
    wish: sentences('{goal}. Serait-ce possible ?', '{goal}. [Seriez-vous|Serais-tu] d’accord ?'),
  },
  letter: {
    show: sentences(
      'J’aimerais [vous|te] {goal}. [Auriez-vous|Aurais-tu] 15 minutes la semaine prochaine pour en parler ?',
      'Puis-je [vous|te] {goal} ? Un court appel la semaine prochaine suffirait.',
    ),
    invite: sentences(
      'Puis-je [vous|te] {goal} ? Je peux [vous envoyer|t’envoyer] les détails.',
      'J’aimerais [vous|te] {goal}. Puis-je [vous envoyer|t’envoyer] les détails ?',
    ),
    talk: sentences(
      'Pourrions-nous {goal} ? Un court appel la semaine prochaine suffirait.',
      'Pourrions-nous {goal} ? Je m’adapte à [votre|ton] agenda.',
    ),
    learn: sentences(
      'J’aimerais {goal}. [Auriez-vous|Aurais-tu] 15 minutes la semaine prochaine pour en parler ?',
      'J’aimerais {goal}. Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
    ),
    outcome: sentences(
      'J’aimerais [vous|te] montrer comment {goal}. [Auriez-vous|Aurais-tu] 15 minutes la semaine prochaine pour en parler ?',
      'Puis-je [vous|te] montrer comment {goal} ? Un court appel la semaine prochaine suffirait.',
    ),
    meeting: sentences(
      '[Seriez-vous|Serais-tu] disponible pour {goal} ? Je m’adapte à [votre|ton] agenda.',
      'Pourrions-nous convenir d’{goal} ? Je peux proposer quelques dates.',
    ),
    minutes: sentences(
      '[Auriez-vous|Aurais-tu] {goal} ? Je m’adapte à [votre|ton] agenda.',
      'Puis-je [vous|te] demander {goal} ? Je peux proposer quelques dates.',
    ),
    topic: sentences(
      'J’aimerais [vous|te] parler {goal}. [Auriez-vous|Aurais-tu] 15 minutes la semaine prochaine pour en parler ?',
      'J’aimerais [vous|te] parler {goal}. Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
    ),
    answer: sentences(
      '[Pourriez-vous|Pourrais-tu] me dire {goal} ? Quelques mots me suffiraient.',
      '[Pourriez-vous|Pourrais-tu] me dire {goal} ?',
    ),
    ...ANYWHERE,
    statement: sentences(
      '{goal}. Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
      '{goal}. Pourrions-nous en parler ?',
    ),
    wish: sentences(
      '{goal}. Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
      '{goal}. [Auriez-vous|Aurais-tu] 15 minutes la semaine prochaine ?',
    ),
  },
};

/** The question of a message without a goal. */
export const FRENCH_CALLS_TO_ACTION: Phrasebook['callsToAction'] = {
  connection_request: {
    friendly: sentences(
      '[Souhaitez-vous|Veux-tu] que nous entrions en contact ?',
      'J’aimerais entrer en contact avec [vous|toi].',
    ),
    professional: sentences(
      'J’aimerais entrer en contact avec [vous|toi].',
      'Ce serait un plaisir d’échanger avec [vous|toi].',
    ),
    direct: sentences(
      '[Souhaitez-vous|Veux-tu] que nous entrions en contact ?',
      'J’aimerais entrer en contact avec [vous|toi].',
    ),
  },
  direct_message: {
    friendly: sentences(
      '[Auriez-vous|Aurais-tu] quelques minutes la semaine prochaine pour un appel ?',
      'Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
    ),
    professional: sentences(
      '[Seriez-vous|Serais-tu] disponible pour un court appel la semaine prochaine ?',
      'Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
    ),
    direct: sentences(
      '[Avez-vous|As-tu] 15 minutes pour un appel la semaine prochaine ?',
      'Pouvons-nous échanger la semaine prochaine ?',
    ),
  },
  follow_up: {
    friendly: sentences(
      'Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
      '[Auriez-vous|Aurais-tu] quelques minutes la semaine prochaine pour un appel ?',
    ),
    professional: sentences(
      '[Seriez-vous|Serais-tu] disponible pour un court appel la semaine prochaine ?',
      'Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
    ),
    direct: sentences(
      'Pouvons-nous échanger la semaine prochaine ?',
      '[Avez-vous|As-tu] 15 minutes pour un appel la semaine prochaine ?',
    ),
  },
};
