import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import { readGoal } from './read-goal.ts';

/** Goals that always fit, one for each way to ask. */
const EXAMPLES: Record<MessageLanguage, Record<'act' | 'meeting' | 'question' | 'contact', string>> = {
  en: {
    act: 'introduce our software',
    meeting: 'a 20-minute call about your logistics next week',
    question: 'Did you get our quote?',
    contact: 'connect',
  },
  de: {
    act: 'unsere Software vorstellen',
    meeting: 'ein Telefonat über Ihre Logistik',
    question: 'Ist unser Angebot angekommen?',
    contact: 'vernetzen',
  },
  fr: {
    act: 'présenter notre logiciel',
    meeting: 'un appel de 20 minutes sur votre logistique',
    question: 'Avez-vous reçu notre devis ?',
    contact: 'entrer en contact',
  },
  es: {
    act: 'presentar nuestro software',
    meeting: 'una llamada de 20 minutos sobre su logística',
    question: '¿Ha recibido nuestro presupuesto?',
    contact: 'conectar',
  },
};
const CONTACT = /^(?:(?:wanna|want to) )?(?:connect|vernetz|entrer en contact|prise de contact|conectar)/iu;
const MEETING =
  /(?<!\p{L})(?:call|demo|meeting|chat|intro|termin|gespräch|telefonat|kennenlerngespräch|treffen|rdv|rendez-vous|appel|démo|échange|llamada|reunion|reunión|cita|café|cafe|\d+ ?min\p{L}*)(?!\p{L})/iu;

/** What of a goal would do as it is typed, else an example of the same kind. */
export function suggestGoal(request: MessageRequest, suggestion: string | undefined): string {
  const typed = request.campaignGoal.trim();
  const [first = ''] = typed.split(/\s*[,;:]\s+|\s+[-–]\s+/);
  const own = [suggestion ?? '', first].find(
    (part) => part.split(' ').length > 2 && part !== typed && fits(part, request),
  );
  const examples = EXAMPLES[request.language];
  if (CONTACT.test(typed)) return examples.contact;
  if (own !== undefined) return own;
  return typed.includes('?') ? examples.question : MEETING.test(typed) ? examples.meeting : examples.act;
}

function fits(part: string, request: MessageRequest): boolean {
  const goal = readGoal({ ...request, campaignGoal: part });
  return goal !== null && !goal.isUnfit && !['statement', 'topic', 'wish'].includes(goal.kind);
}
