import { editDistance } from '@workbench/text/edit-distance';
import type { MessageLanguage } from '../../schemas.ts';

/** Long words that goals are full of: whatever is one slip from them is no other word. */
const WORDS: Record<MessageLanguage, string> = {
  en: 'introduce present discuss schedule arrange explain propose suggest feedback meeting partnership proposal product service services solution software platform automation maintenance warehouse logistics packaging interview webinar workshop invitation introduction presentation demonstration integration implementation collaboration opportunity employees management onboarding marketing recruiting security invoice invoicing insurance accounting reporting monitoring forecasting procurement purchasing planning production tomorrow Wednesday Thursday business customer customers contract colleagues conversation',
  de: 'vorstellen präsentieren besprechen vereinbaren anbieten einladen schicken zeigen sprechen austauschen kennenlernen Gespräch Termin Partnerschaft Zusammenarbeit Automatisierung Digitalisierung Buchhaltung Personalplanung Lagerverwaltung Lösung Software Plattform Vorstellung Präsentation Einladung Angebot Feedback Rückmeldung Veranstaltung Wartung Instandhaltung Produktion Unternehmen Mitarbeiter Schulung Versicherung Rechnung Unterlagen nächste Woche Telefonat Versand',
  fr: 'présenter proposer échanger discuter organiser planifier rencontrer inviter montrer expliquer envoyer partenariat collaboration automatisation maintenance logiciel plateforme entrepôt logistique emballage entretien webinaire atelier invitation présentation démonstration intégration facturation comptabilité production planification formation recrutement solution équipe équipes réunion semaine prochaine numérique sécurité découvrir',
  es: 'presentar proponer hablar conversar organizar concertar mostrar explicar enviar colaboración automatización mantenimiento software plataforma almacén logística embalaje entrevista seminario taller invitación presentación demostración integración facturación contabilidad producción planificación formación contratación solución reunión semana próxima propuesta presupuesto servicio servicios',
};
const LISTS = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, words.split(' ')]),
) as Record<MessageLanguage, string[]>;
const SHORTEST = 7;
/** Other words that are one letter from one of the list. */
const OTHERS =
  /^(?:prevent|preset|contacts?|contrast|melting|seating|planting|reposting|costumer|anbeten|wertung|verstand|losung|monter|inciter|changer)$/iu;

/** The goal with the slips of typing that leave no doubt: "schiken" is "schicken". A longer or a shorter form is none. */
export const withoutSlips = (goal: string, language: MessageLanguage): string =>
  goal.replace(/\p{L}{6,}/gu, (word) => {
    const typed = word.toLowerCase();
    if (OTHERS.test(word) || LISTS[language].some((one) => isFormOf(typed, one.toLowerCase()))) return word;
    const near = LISTS[language].filter(
      (one) => one.length >= SHORTEST && editDistance(typed, one.toLowerCase(), 1) === 1,
    );
    const [meant] = near;
    if (meant === undefined || near.length > 1) return word;
    return /^\p{Lu}/u.test(word) ? meant.slice(0, 1).toUpperCase() + meant.slice(1) : meant;
  });

/** "vorstellt" and "meetings" are other forms, and "meating" is none: only what differs before its end is a slip. */
const isFormOf = (typed: string, word: string) =>
  typed === word || typed.slice(0, word.length - 2) === word.slice(0, -2);
