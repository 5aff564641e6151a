import { type Finding, fault, ok } from '../finding.ts';

/** @param problem what the mail server said; null when it takes messages */
export function judgeMail({ isConfigured, problem }: { isConfigured: boolean; problem: string | null }): Finding {
  if (!isConfigured) return ok('Mail', 'SMTP_URL is not set: notifications are shown, not mailed.');
  if (problem === null) return ok('Mail', 'The mail server lets this user in.');
  return fault('Mail', `${problem}.`, 'Check the host, the port, the user and the password in SMTP_URL.');
}
