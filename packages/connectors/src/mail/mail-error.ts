/** A message that was not sent, in words that a person can act on; carries no password. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
