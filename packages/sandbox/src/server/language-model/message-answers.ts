/** What the prompt of a message holds, as far as these answers use it. */
interface Task {
  language: string;
  limit: number;
  attempt: number;
  name: string;
  company: string;
  goal: string;
  sender: string;
  fact: string;
  isRequest: boolean;
}

const lineOf = (text: string, label: RegExp): string =>
  new RegExp(`^${label.source}: (.+)$`, 'mu').exec(text)?.[1] ?? '';

/** The task before the first fence and the fields within it; null in any other prompt. */
function taskOf(prompt: string): Task | null {
  const [, head = '', data] = /([\s\S]*?)<data>\n([\s\S]*?)\n<\/data>/.exec(prompt.slice(startOf(prompt))) ?? [];
  if (data === undefined) return null;
  return {
    language: lineOf(head, /Language/) || 'English',
    limit: Number(/at most (\d+) characters/.exec(head)?.[1] ?? Number.POSITIVE_INFINITY),
    attempt: Number(/attempt (\d+)/.exec(head)?.[1] ?? 1),
    name: lineOf(data, /Recipient.s name/),
    company: lineOf(data, /Recipient.s company/),
    goal: lineOf(data, /What the sender wants/),
    sender: lineOf(data, /Sender.s name/),
    fact: /^Fact \([^)]*\): (.+)$/m.exec(data)?.[1] ?? '',
    isRequest: head.includes('connection request'),
  };
}

/** The instructions speak of the fence too. */
const startOf = (prompt: string) => Math.max(0, prompt.indexOf('Message type:'));

interface Words {
  greet: (name: string) => string;
  again: (name: string) => string;
  callToAction: string;
  polite: string;
  close: string;
}

const WORDS: Record<string, Words> = {
  English: {
    greet: (name) => `Hello${name},`,
    again: (name) => `Good day${name},`,
    callToAction: 'Would you be open to a short talk?',
    polite: 'I would be glad to hear what you think about it, whenever it suits you.',
    close: 'Best regards,',
  },
  German: {
    greet: (name) => `Guten Tag${name},`,
    again: (name) => `Hallo${name},`,
    callToAction: 'Hätten Sie Zeit für ein kurzes Gespräch?',
    polite: 'Ich würde mich freuen, Ihre Meinung dazu zu hören, wann immer es Ihnen passt.',
    close: 'Viele Grüße',
  },
  French: {
    greet: (name) => `Bonjour${name},`,
    again: (name) => `Bonsoir${name},`,
    callToAction: 'Seriez-vous disponible pour un court échange ?',
    polite: 'Je serais heureux de connaître votre avis, quand cela vous conviendra.',
    close: 'Cordialement,',
  },
  Spanish: {
    greet: (name) => `Hola${name},`,
    again: (name) => `Buenos días${name},`,
    callToAction: '¿Tendría tiempo para una breve conversación?',
    polite: 'Me gustaría conocer su opinión, cuando le venga bien.',
    close: 'Saludos,',
  },
};

/** What a note says that the recipient wants is stated as what they said. */
const retold = (fact: string) => fact.replace(/^Wants /, 'You asked us for ');
const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What an honest model writes: only what the prompt gives, and no more than its limit. */
export function honestMessage(prompt: string): string | null {
  const task = taskOf(prompt);
  const words = WORDS[task?.language ?? ''];
  if (task === null || words === undefined) return null;
  const name = task.name === '' ? '' : ` ${task.name.split(' ')[0]}`;
  const greeting = task.attempt > 1 ? words.again(name) : words.greet(name);
  const fact = task.fact === '' ? [] : [asSentence(retold(task.fact))];
  const signature = task.isRequest || task.sender === '' ? '' : `\n\n${words.close}\n${task.sender}`;
  const writeMessage = [[...fact, words.callToAction], [words.callToAction], []].map(
    (sentences) => [greeting, ...sentences].join(' ') + signature,
  );
  return writeMessage.find(({ length }) => length <= task.limit) ?? greeting.slice(0, task.limit);
}

/** What a model writes that makes things up: money, numbers and people that no field or fact states. */
export function inventedMessage(prompt: string): string | null {
  const honest = honestMessage(prompt);
  return honest && `${honest} Congratulations on raising 777 million from Zyxcorp, as we discussed in Atlantis.`;
}

const WORDY_TIMES = 12;

/** Polite and true, and longer than any connection request may be. */
export function wordyMessage(prompt: string): string | null {
  const honest = honestMessage(prompt);
  const words = WORDS[taskOf(prompt)?.language ?? ''];
  return honest && words ? [honest, ...Array<string>(WORDY_TIMES).fill(words.polite)].join(' ') : null;
}

/** Whether the prompt asks for a message that was written before to be made shorter. */
export const asksForShorter = (prompt: string): boolean =>
  (prompt.slice(startOf(prompt)).match(/\n<\/data>/g) ?? []).length > 1;
