import { NotificationModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { getWorkspaceSettings } from '../get-settings.ts';
import type { Notification } from '../schemas.ts';
import { sendDueEmails } from './send-due-emails.ts';

export type NewNotification = Pick<Notification, 'kind' | 'title' | 'message' | 'link'>;

/**
 * Saves a notification and, when email is switched on and set up, sends it. An email that can't be sent becomes a
 * notification of its own; only the database can make this throw.
 */
export async function notify(ctx: ServiceContext, entry: NewNotification): Promise<void> {
  const { emailNotifications, email } = await getWorkspaceSettings();
  const isEmailDue =
    emailNotifications && email !== '' && ctx.environment.smtpUrl !== null && entry.kind !== 'email_failed';
  await NotificationModel.create({ ...entry, at: ctx.now(), emailed: false, ...(isEmailDue && { isEmailDue }) });
  if (isEmailDue) await sendDueEmails(ctx);
}
