import { MailError } from './mail-error.ts';
import { readSmtpUrl, type SmtpServer } from './smtp-url.ts';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

const TIMEOUT_MS = 10_000;
const ADDRESS = /^[^\s<>,;:"()]+@[^\s<>,;:"()@]+$/;

/**
 * Sends one message through `smtp://user:password@host:port` (or `smtps://`). Each step may take 10 s.
 * A user and password go over an encrypted connection alone, unless the server is this machine.
 * @throws MailError in words for a person, without the password
 */
export async function sendMail(smtpUrl: string, mail: Mail): Promise<void> {
  const server = readSmtpUrl(smtpUrl);
  for (const address of [mail.from, mail.to]) {
    if (!ADDRESS.test(address)) throw new MailError(`"${oneLine(address)}" is not one e-mail address`);
  }
  const transport = await openTransport(server);
  try {
    await transport.sendMail({
      from: mail.from,
      to: mail.to,
      envelope: { from: mail.from, to: [mail.to] },
      subject: oneLine(mail.subject),
      text: mail.text,
    });
  } catch (error) {
    throw new MailError(describeSmtpError(error, server, mail.to), { cause: withoutSecrets(error, server) });
  } finally {
    transport.close();
  }
}

/**
 * Connects and logs in as for a message, and sends none.
 * @throws MailError in words for a person, without the password
 */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const server = readSmtpUrl(smtpUrl);
  const transport = await openTransport(server);
  try {
    await transport.verify();
  } catch (error) {
    throw new MailError(describeSmtpError(error, server, ''), { cause: withoutSecrets(error, server) });
  } finally {
    transport.close();
  }
}

async function openTransport(server: SmtpServer) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...server,
    requireTLS: server.auth !== undefined && !server.secure && !server.isLocal,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // The text comes from data: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

function describeSmtpError(error: unknown, server: SmtpServer, to: string): string {
  const { code, command, response } = error as { code?: string; command?: string; response?: string };
  const name = `${server.host}:${server.port}`;
  const serverMessage = response === undefined ? '' : `: ${withoutPassword(oneLine(response), server).slice(0, 200)}`;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return `The mail server ${name} refused the user name or password${serverMessage}`;
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return `The mail server ${name} refused the sender${serverMessage}`;
  if (code === 'EENVELOPE') return `The mail server ${name} refused the address ${to}${serverMessage}`;
  if (code === 'EDNS') return `The mail server ${server.host} was not found: check the name in SMTP_URL`;
  if (code === 'ETLS') return `The mail server ${name} offers no encryption that can be used, so no password was sent`;
  if (code === 'ETIMEDOUT') return `The mail server ${name} did not answer in time`;
  if (code === 'ECONNECTION' || code === 'ESOCKET') {
    return `The mail server ${name} can't be reached: check the host and the port in SMTP_URL${serverMessage}`;
  }
  return `The mail server ${name} did not take the message${serverMessage}`;
}

/** The library's error may carry the conversation with the server. */
function withoutSecrets(error: unknown, server: SmtpServer): Error {
  const { message, code } = error as { message?: string; code?: string };
  return new Error(`${code ?? 'error'}: ${withoutPassword(oneLine(message ?? ''), server)}`);
}

function withoutPassword(text: string, { auth }: SmtpServer): string {
  if (!auth) return text;
  const forms = [auth.pass, Buffer.from(auth.pass).toString('base64')];
  forms.push(Buffer.from(`\u0000${auth.user}\u0000${auth.pass}`).toString('base64'));
  return forms.filter(Boolean).reduce((rest, form) => rest.replaceAll(form, '••••'), text);
}
