export { MailError } from './mail-error.ts';
export { type Mail, sendMail } from './send-mail.ts';
export { senderOf } from './smtp-url.ts';
