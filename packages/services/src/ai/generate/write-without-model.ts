import { ServiceError } from '../../shared/errors.ts';
import { attributeClauses } from '../check/facts/attribute-clauses.ts';
import { limitMessage } from '../length/message-limit.ts';
import type { MessageRequest, MessageType } from '../schemas.ts';
import { findTemplate, templateProblemsError } from '../templates/manage-templates.ts';
import { renderTemplate } from '../templates/render-template.ts';
import { writeMessage } from '../writer/write-message.ts';
import { BUILT_IN_WRITER, type DraftStream } from './choose-writer.ts';

const TYPE_NAMES: Record<MessageType, string> = {
  connection_request: 'connection request',
  direct_message: 'direct message',
  follow_up: 'follow-up',
};

/**
 * The built-in writer, clause by clause. It keeps the limit by itself: nothing is ever cut.
 * @throws ServiceError invalid when the goal is in another language or too long for the limit
 */
export async function* writeBuiltIn(request: MessageRequest, variant: number, today: string): DraftStream {
  const { text, clauses, unusedFacts, problem } = writeMessage(request, { variant, today });
  if (problem !== null) throw new ServiceError('invalid', problem, [{ path: ['campaignGoal'], message: problem }]);
  for (const clause of clauses) yield { kind: 'piece', text: clause.text };
  return { text, clauses, unusedFacts, isTrimmed: false, tokens: 0, writer: { ...BUILT_IN_WRITER } };
}

/**
 * An own template with this recipient's values.
 * @throws ServiceError not_found, and invalid when it is of another type or a value is missing: never with a hole
 */
export async function* writeFromTemplate(request: MessageRequest, templateId: string): DraftStream {
  const template = await findTemplate(templateId);
  if (template.messageType !== request.messageType) {
    const [templateType, requestedType] = [TYPE_NAMES[template.messageType], TYPE_NAMES[request.messageType]];
    const message = `The template “${template.name}” is for a ${templateType}, not for a ${requestedType}. Choose another template.`;
    throw new ServiceError('invalid', message, [{ path: ['templateId'], message }]);
  }
  const rendered = renderTemplate(template.body, request);
  if (!rendered.isRendered) throw templateProblemsError(rendered.problems, 'templateId');
  const limited = limitMessage(rendered.text, request);
  const clauses = attributeClauses(limited.text, request);
  for (const clause of clauses) yield { kind: 'piece', text: clause.text };
  const writer = { kind: 'template' as const, name: template.name, version: template.updatedAt };
  return { ...limited, clauses, tokens: 0, writer };
}
