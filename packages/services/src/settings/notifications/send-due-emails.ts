import { randomUUID } from 'node:crypto';
import { MailError, senderOf, sendMail } from '@workbench/connectors/mail';
import { EmailSlotModel, type NotificationDoc, NotificationModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { readContactEmail } from '../contact-email.ts';
import { getWorkspaceSettings } from '../get-settings.ts';

type Kind = NotificationDoc['kind'];

/** Headcounts move in swarms, so one message covers all that moved since the last. */
const MIN_INTERVAL_MS: Partial<Record<Kind, number>> = { headcount_moved: 10 * 60 * 1000 };
const ENTRIES_PER_EMAIL_MAX = 100;

/**
 * Sends the notifications whose email is due, one message per kind. Moved headcounts are due ten minutes after the last
 * message about any; the next notification, or a regular call of this, sends them.
 */
export async function sendDueEmails(ctx: ServiceContext): Promise<void> {
  const { smtpUrl } = ctx.environment;
  const { email, emailNotifications } = await getWorkspaceSettings();
  if (smtpUrl === null) return;
  for (const kind of await NotificationModel.distinct('kind', { isEmailDue: true })) {
    if (!emailNotifications || email === '') {
      await NotificationModel.updateMany({ kind, isEmailDue: true }, { $unset: { isEmailDue: 1 } });
    } else if (await claimEmailSlot(kind, ctx.now())) {
      await sendDigest(ctx, { kind, smtpUrl, to: email });
    }
  }
}

/** True for one caller per interval, over all processes. */
async function claimEmailSlot(kind: Kind, now: Date): Promise<boolean> {
  const intervalMs = MIN_INTERVAL_MS[kind];
  if (intervalMs === undefined) return true;
  const nextAt = new Date(now.getTime() + intervalMs);
  try {
    await EmailSlotModel.updateOne({ _id: kind, nextAt: { $lte: now } }, { $set: { nextAt } }, { upsert: true });
    return true;
  } catch (error) {
    // The slot exists and is not due, so the upsert tried to insert a second one.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Entries are claimed before they are sent: a crash loses a message rather than sending it twice. */
async function sendDigest(
  ctx: ServiceContext,
  { kind, smtpUrl, to }: { kind: Kind; smtpUrl: string; to: string },
): Promise<void> {
  const email = randomUUID();
  await NotificationModel.updateMany({ kind, isEmailDue: true }, { $set: { email }, $unset: { isEmailDue: 1 } });
  const entries = await NotificationModel.find({ email }).sort({ _id: 1 }).lean();
  if (entries.length === 0) return;
  try {
    const from = (await readContactEmail(ctx)) ?? senderOf(smtpUrl);
    await sendMail(smtpUrl, { from, to, ...composeDigest(entries) });
    await NotificationModel.updateMany({ email }, { $set: { emailed: true } });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    ctx.log.warn({ kind, reason: error.message }, 'a notification could not be emailed');
    const failure = { kind: 'email_failed', title: 'Email not sent', message: error.message, link: null } as const;
    await NotificationModel.create({ ...failure, at: ctx.now(), emailed: false });
  }
}

function composeDigest(entries: Pick<NotificationDoc, 'title' | 'message'>[]): { subject: string; text: string } {
  const [first] = entries;
  if (first !== undefined && entries.length === 1) return { subject: first.title, text: first.message };
  const lines = entries.slice(0, ENTRIES_PER_EMAIL_MAX).map(({ title, message }) => `${title}\n${message}`);
  const rest = entries.length - lines.length;
  if (rest > 0) lines.push(`… and ${rest} more in the notification log`);
  return { subject: `${entries.length} notifications: ${first?.title ?? ''}`, text: lines.join('\n\n') };
}
