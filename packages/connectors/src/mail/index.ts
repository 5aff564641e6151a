export { MailError } from './mail-error.ts';
export { type Mail, sendMail, verifyMailServer } from './send-mail.ts';
export { senderOf } from './smtp-url.ts';
