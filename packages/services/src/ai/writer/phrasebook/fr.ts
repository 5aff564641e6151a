import { type Phrasebook, sentences } from './phrasebook.ts';

/** "que", "de" and "te" lose their vowel before one when the sentence is filled. */
export const FRENCH: Phrasebook = {
  greetings: {
    formal: {
      friendly: sentences('Bonjour {name},', 'Bonjour,'),
      professional: sentences('Bonjour {name},', 'Bonjour,'),
      direct: sentences('Bonjour {name},', 'Bonjour,'),
    },
    familiar: {
      friendly: sentences('Bonjour {name},', 'Salut {name},', 'Bonjour,'),
      professional: sentences('Bonjour {name},', 'Bonjour,'),
      direct: sentences('Bonjour {name},', 'Bonjour,'),
    },
  },
  reasons: {
    first: {
      clause: sentences('J’ai lu que {reason}.', 'J’ai vu que {reason}.', 'J’ai remarqué que {reason}.'),
      headline: sentences(
        'L’information « {reason} » a retenu mon attention.',
        'L’information « {reason} » m’a fait penser à [vous|toi].',
      ),
      own: sentences('{reason}.'),
      name: sentences(
        'En me renseignant sur {company}, j’ai remarqué {reason}.',
        'En me renseignant sur {company}, j’ai découvert {reason}.',
        'J’ai découvert {reason}.',
      ),
    },
    next: {
      clause: sentences('J’ai aussi vu que {reason}.', 'J’ai également lu que {reason}.'),
      headline: sentences('L’information « {reason} » a aussi retenu mon attention.'),
      own: sentences('{reason}.'),
      name: sentences('J’ai aussi découvert {reason}.'),
    },
  },
  interest: sentences('J’aimerais en savoir plus.', 'J’aimerais en savoir davantage.'),
  plain: {
    with_goal: {
      connection_request: sentences(
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title} chez {company}.',
        'En tant que {title} chez {company}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title}.',
        'En tant que {title}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je cherche la bonne personne chez {company}.',
        'Je cherche le bon contact chez {company}.',
      ),
      direct_message: sentences(
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title} chez {company}.',
        'En tant que {title} chez {company}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title}.',
        'En tant que {title}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je cherche la bonne personne chez {company} et je pense que c’est [vous|toi].',
        'Je cherche le bon contact chez {company} et je pense que c’est [vous|toi].',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'J’aimerais échanger avec [vous|toi] sur [votre|ton] travail de {title} chez {company}.',
        'J’aimerais entrer en contact avec [vous|toi] en raison de [votre|ta] fonction de {title} chez {company}.',
        'J’aimerais échanger avec [vous|toi] sur [votre|ton] travail de {title}.',
        'J’aimerais entrer en contact avec [vous|toi] en raison de [votre|ta] fonction de {title}.',
        'Je m’intéresse à {company} et j’aimerais entrer en contact avec [vous|toi].',
        'J’aimerais entrer en contact avec [vous|toi], car {company} m’intéresse.',
        'J’aimerais entrer en contact avec [vous|toi].',
        'Ce serait un plaisir d’entrer en contact avec [vous|toi].',
      ),
      direct_message: sentences(
        'J’aimerais en savoir plus sur [votre|ton] travail de {title} chez {company}.',
        '[Votre|Ton] travail de {title} chez {company} m’intéresse et j’aimerais échanger avec [vous|toi].',
        'J’aimerais en savoir plus sur [votre|ton] travail de {title}.',
        '[Votre|Ton] travail de {title} m’intéresse et j’aimerais échanger avec [vous|toi].',
        'Je m’intéresse à {company} et j’aimerais faire [votre|ta] connaissance.',
        'J’aimerais faire [votre|ta] connaissance, car {company} m’intéresse.',
        'J’aimerais me présenter et en savoir plus sur [votre|ton] travail.',
        'Je souhaite me présenter et en savoir plus sur [votre|ton] travail.',
      ),
      follow_up: [],
    },
  },
  earlierMessage: sentences(
    'Je reviens vers [vous|toi] au sujet de mon précédent message.',
    'Je me permets de revenir sur mon précédent message.',
    'Je fais suite à mon précédent message.',
  ),
  goalQuestions: {
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
      try: sentences('[Souhaitez-vous|Souhaites-tu] {goal} ?', '[Aimeriez-vous|Aimerais-tu] {goal} ?'),
      question: sentences('J’ai une question : {goal} ?', 'Puis-je [vous|te] poser une question : {goal} ?'),
      proposal: sentences('{goal} ?'),
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
      question: sentences(
        'J’ai une question : {goal} ? Quelques mots me suffiraient.',
        'Puis-je [vous|te] poser une question : {goal} ?',
      ),
      answer: sentences(
        '[Pourriez-vous|Pourrais-tu] me dire {goal} ? Quelques mots me suffiraient.',
        '[Pourriez-vous|Pourrais-tu] me dire {goal} ?',
      ),
      try: sentences('[Souhaitez-vous|Souhaites-tu] {goal} ?', '[Aimeriez-vous|Aimerais-tu] {goal} ?'),
      proposal: sentences('{goal} ?'),
      statement: sentences(
        '{goal}. Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
        '{goal}. Pourrions-nous en parler ?',
      ),
      wish: sentences(
        '{goal}. Un court appel la semaine prochaine [vous|te] conviendrait-il ?',
        '{goal}. [Auriez-vous|Aurais-tu] 15 minutes la semaine prochaine ?',
      ),
    },
  },
  callsToAction: {
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
  },
  link: sentences('Voici le lien : {link}'),
  courtesies: sentences(
    'Si une autre personne suit ce sujet, merci de me l’indiquer.',
    'Si le moment est mal choisi, un simple mot suffit.',
  ),
  offers: sentences('Je peux aussi [vous envoyer|t’envoyer] les détails par écrit.'),
  closings: {
    friendly: sentences('Bien à [vous|toi]', 'Belle journée'),
    professional: sentences('Cordialement', 'Bien cordialement'),
    direct: sentences('Cordialement', 'Bien à [vous|toi]'),
  },
};
