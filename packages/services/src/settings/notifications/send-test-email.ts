import { MailError, senderOf, sendMail } from '@workbench/connectors/mail';
import type { Verb } from '../../shared/context.ts';
import { readContactEmail } from '../contact-email.ts';

/** Sends a message to the address at once, so that the user sees what is wrong with it. */
export async function sendTestEmail({
  ctx,
  input,
}: Verb<{ email: string }>): Promise<{ ok: boolean; message: string }> {
  const { smtpUrl } = ctx.environment;
  if (smtpUrl === null) {
    const message = 'Set SMTP_URL on the server, like smtp://user:password@mail.example.com:587, and restart it';
    return { ok: false, message };
  }
  const subject = 'Test message of the sales workbench';
  const text = 'Email works: notifications of the workbench will reach this address.';
  const from = (await readContactEmail(ctx)) ?? senderOf(smtpUrl);
  try {
    await sendMail(smtpUrl, { from, to: input.email, subject, text });
    return { ok: true, message: `A message was sent to ${input.email}` };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { ok: false, message: error.message };
  }
}
