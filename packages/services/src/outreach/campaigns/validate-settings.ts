import { MessageTemplateModel, type OutreachCampaignDoc } from '@workbench/db';
import { findTemplate } from '../../ai/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { dailyLimitProblem } from './daily-limit.ts';

/** @throws ServiceError invalid, naming the most that is allowed */
export function assertDailyLimitAllowed(dailyLimit: number, messageType: string): void {
  const message = dailyLimitProblem(dailyLimit, messageType);
  if (message !== null) throw new ServiceError('invalid', message, [{ path: ['dailyLimit'], message }]);
}

/** @throws ServiceError invalid for a connection request in a follow-up */
export function assertTypeAllowed(
  { name, followsUpId }: Pick<OutreachCampaignDoc, 'name' | 'followsUpId'>,
  type: string,
  path: string[],
): void {
  if (type !== 'connection_request' || !followsUpId) return;
  const message = `"${name}" follows up on another campaign: its people get no connection request. Choose a direct message or a follow-up.`;
  throw new ServiceError('invalid', message, [{ path, message }]);
}

/** @throws ServiceError not_found for an unknown template, invalid for one of another type */
export async function assertTemplateMatchesType(templateId: string | null, messageType: string): Promise<void> {
  if (templateId === null) return;
  const { name, messageType: templateType } = await findTemplate(templateId);
  if (templateType === messageType) return;
  const [has, needs] = [templateType, messageType].map((type) => type.replaceAll('_', ' '));
  const message = `The template "${name}" is for a ${has}, not for a ${needs}. Choose another template.`;
  throw new ServiceError('invalid', message, [{ path: ['templateId'], message }]);
}

/**
 * Validates the campaign's template, which may have been deleted since; then anything goes.
 * @throws ServiceError invalid for a template of another type
 */
export async function assertCurrentTemplateMatchesType(templateId: string | null, messageType: string): Promise<void> {
  if (templateId === null || (await MessageTemplateModel.exists({ _id: templateId })) === null) return;
  await assertTemplateMatchesType(templateId, messageType);
}
