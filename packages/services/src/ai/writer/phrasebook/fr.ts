import { type Phrasebook, sentences } from './phrasebook.ts';
import { FRENCH_CALLS_TO_ACTION, FRENCH_GOAL_QUESTIONS } from './questions/fr.ts';

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
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title} {workplace}.',
        'En tant que {title} {workplace}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title}.',
        'En tant que {title}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je cherche la bonne personne {workplace}.',
        'Je cherche le bon contact {workplace}.',
      ),
      direct_message: sentences(
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title} {workplace}.',
        'En tant que {title} {workplace}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je [vous écris|t’écris] en raison de [votre|ta] fonction de {title}.',
        'En tant que {title}, [vous êtes|tu es] sans doute la bonne personne à qui m’adresser.',
        'Je cherche la bonne personne {workplace} et je pense que c’est [vous|toi].',
        'Je cherche le bon contact {workplace} et je pense que c’est [vous|toi].',
      ),
      follow_up: [],
    },
    without_goal: {
      connection_request: sentences(
        'J’aimerais échanger avec [vous|toi] sur [votre|ton] travail de {title} {workplace}.',
        'J’aimerais entrer en contact avec [vous|toi] en raison de [votre|ta] fonction de {title} {workplace}.',
        'J’aimerais échanger avec [vous|toi] sur [votre|ton] travail de {title}.',
        'J’aimerais entrer en contact avec [vous|toi] en raison de [votre|ta] fonction de {title}.',
        'Je m’intéresse à {company} et j’aimerais entrer en contact avec [vous|toi].',
        'J’aimerais entrer en contact avec [vous|toi], car {company} m’intéresse.',
        'J’aimerais entrer en contact avec [vous|toi].',
        'Ce serait un plaisir d’entrer en contact avec [vous|toi].',
      ),
      direct_message: sentences(
        'J’aimerais en savoir plus sur [votre|ton] travail de {title} {workplace}.',
        '[Votre|Ton] travail de {title} {workplace} m’intéresse et j’aimerais échanger avec [vous|toi].',
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
  goalQuestions: FRENCH_GOAL_QUESTIONS,
  callsToAction: FRENCH_CALLS_TO_ACTION,
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
