import { MailError, senderOf, sendMail } from '@workbench/connectors/mail';
import { NotificationModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { getWorkspaceSettings } from '../get-settings.ts';
import type { Notification } from '../schemas.ts';
import { sendDueEmails } from './send-due-emails.ts';

export type NewNotification = Pick<Notification, 'kind' | 'title' | 'message' | 'link'>;

/** What happened, newest first; entries are forgotten after 90 days. */
export async function listNotifications({ input }: Verb<{ limit: number }>): Promise<Notification[]> {
  const entries = await NotificationModel.find().sort({ at: -1, _id: -1 }).limit(input.limit).lean();
  return entries.map(({ _id, at, kind, title, message, link, emailed }) => ({
    id: String(_id),
    at: at.toISOString(),
    kind,
    title,
    message,
    link,
    emailed,
  }));
}

/**
 * Writes an entry of the log and, when that is switched on and set up, sends it by e-mail. A mail that can't be sent
 * becomes an entry of its own; only the database can make this throw.
 */
export async function notify(ctx: ServiceContext, entry: NewNotification): Promise<void> {
  const { emailNotifications, email } = await getWorkspaceSettings();
  const isEmailDue =
    emailNotifications && email !== '' && ctx.environment.smtpUrl !== null && entry.kind !== 'email_failed';
  await NotificationModel.create({ ...entry, at: ctx.now(), emailed: false, ...(isEmailDue && { isEmailDue }) });
  if (isEmailDue) await sendDueEmails(ctx);
}

/** Sends a message to the address now, so that a person sees at once what is wrong with it. */
export async function sendTestEmail({
  ctx,
  input,
}: Verb<{ email: string }>): Promise<{ ok: boolean; message: string }> {
  const { smtpUrl, contactEmail } = ctx.environment;
  if (smtpUrl === null) {
    const message = 'Set SMTP_URL on the server, like smtp://user:password@mail.example.com:587, and start it again';
    return { ok: false, message };
  }
  const subject = 'Test message of the sales workbench';
  const text = 'E-mail works: notifications of the workbench will reach this address.';
  try {
    await sendMail(smtpUrl, { from: contactEmail ?? senderOf(smtpUrl), to: input.email, subject, text });
    return { ok: true, message: `A message was sent to ${input.email}` };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { ok: false, message: error.message };
  }
}
