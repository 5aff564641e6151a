import { type MessageTemplateDoc, MessageTemplateModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { TEMPLATES_MAX } from '../limits.ts';
import {
  type MessageTemplate,
  messageRequestSchema,
  messageTypeSchema,
  type TemplateInput,
  type UpdateTemplateInput,
} from '../schemas.ts';
import { renderTemplate, type TemplateProblem } from './render-template.ts';

/** By name. */
export async function listTemplates(_: Verb<object>): Promise<MessageTemplate[]> {
  const templates = await MessageTemplateModel.find().lean();
  return templates
    .map(toTemplate)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.createdAt.localeCompare(b.createdAt));
}

/** @throws ServiceError invalid when no recipient could fill it, conflict when there are too many */
export async function createTemplate({ ctx, input }: Verb<TemplateInput>): Promise<MessageTemplate> {
  assertRenderable(input.body);
  const _id = newUuid(ctx);
  // What an earlier attempt of the same call has inserted takes no room from itself.
  if ((await MessageTemplateModel.countDocuments({ _id: { $ne: _id } })) >= TEMPLATES_MAX) {
    throw new ServiceError('conflict', `${TEMPLATES_MAX} templates are kept already. Remove one first.`);
  }
  const { name, messageType, body } = input;
  const now = ctx.now();
  const template: MessageTemplateDoc = { _id, name, messageType, body, createdAt: now, updatedAt: now };
  return toTemplate(await insertOnce(MessageTemplateModel, template));
}

/** @throws ServiceError not_found, and invalid when no recipient could fill it */
export async function updateTemplate({ ctx, input }: Verb<UpdateTemplateInput>): Promise<MessageTemplate> {
  assertRenderable(input.body);
  const { id, name, messageType, body } = input;
  const changed = { name, messageType, body, updatedAt: ctx.now() };
  const template = await MessageTemplateModel.findByIdAndUpdate(
    id,
    { $set: changed },
    { returnDocument: 'after' },
  ).lean();
  if (template === null) throw templateNotFound(id);
  return toTemplate(template);
}

/** @throws ServiceError not_found */
export async function findTemplate(id: string): Promise<MessageTemplate> {
  const template = await MessageTemplateModel.findById(id).lean();
  if (template === null) throw templateNotFound(id);
  return toTemplate(template);
}

/** One message, and one issue for each problem. */
export function templateProblemsError(problems: TemplateProblem[], path: string): ServiceError {
  const issues = problems.map(({ message }) => ({ path: [path], message }));
  return new ServiceError('invalid', issues.map(({ message }) => message).join(' '), issues);
}

/** A person with all fields known: a problem for them is a problem for everyone. */
const SAMPLE_REQUEST = messageRequestSchema.parse({
  messageType: 'direct_message',
  recipientName: 'Marta Oliveira',
  recipientTitle: 'Head of Operations',
  recipientCompany: 'Northwind',
  recipientIndustry: 'Logistics',
  campaignGoal: 'Introduce our planning tool',
  senderName: 'Jonas Weber',
  senderTitle: 'Consultant',
  senderCompany: 'Fabrikam',
});

function assertRenderable(body: string): void {
  const rendered = renderTemplate(body, SAMPLE_REQUEST);
  if (!rendered.isRendered) throw templateProblemsError(rendered.problems, 'body');
}

const templateNotFound = (id: string) => new ServiceError('not_found', `No template has the id ${id}`);

function toTemplate({ _id, name, messageType, body, createdAt, updatedAt }: MessageTemplateDoc): MessageTemplate {
  return {
    id: _id,
    name,
    messageType: messageTypeSchema.parse(messageType),
    body,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
