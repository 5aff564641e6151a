import type { MessageRequest } from '../schemas.ts';

const FIELDS = [
  ['recipientName', 'Recipient’s name'],
  ['recipientTitle', 'Recipient’s title'],
  ['recipientCompany', 'Recipient’s company'],
  ['recipientIndustry', 'Recipient’s industry'],
  ['campaignGoal', 'What the sender wants'],
  ['senderName', 'Sender’s name'],
  ['senderTitle', 'Sender’s title'],
  ['senderCompany', 'Sender’s company'],
] as const;

/** Everything that was typed or fetched, fenced, each on a line of its own: none can look like another one. */
export function messageData(request: MessageRequest): string {
  const fieldLines = FIELDS.flatMap(([field, label]) =>
    request[field] === '' ? [] : [`${label}: ${toSingleLine(request[field])}`],
  );
  const factLines = request.facts.map(
    ({ text, date, source }) => `Fact (${date ?? 'undated'}, ${toSingleLine(source)}): ${toSingleLine(text)}`,
  );
  return `<data>\n${[...fieldLines, ...factLines].join('\n')}\n</data>`;
}

const toSingleLine = (text: string) => escapeFence(text).replace(/\s+/g, ' ');

/** No text can end its fence, nor with characters that look like its sign. */
export const escapeFence = (text: string) => text.replace(/[<＜﹤]/g, '‹');
