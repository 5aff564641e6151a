import { expect, it } from 'vitest';
import { messageRequestSchema } from '../schemas.ts';
import { renderTemplate, TEMPLATE_VARIABLES } from './render-template.ts';

const request = messageRequestSchema.parse({
  messageType: 'direct_message',
  recipientName: 'Marta Oliveira',
  recipientCompany: '{{senderName}} & Sons',
  senderName: 'Jonas Weber',
  senderCompany: 'Fabrikam',
});

it.each([
  ['Hi {{firstName}}, a note.', 'Hi Marta, a note.'],
  ['Hi {{ firstName | there }}!', 'Hi Marta!'],
  ['As {{recipientTitle|a leader}}.', 'As a leader.'],
  ['{{senderName}}, {{senderCompany}}', 'Jonas Weber, Fabrikam'],
  ['A brace: \\{{firstName\\}}', 'A brace: {{firstName}}'],
  ['{ "a": 1 } and {x}', '{ "a": 1 } and {x}'],
  ['', ''],
])('renders %s', (template, text) => {
  expect(renderTemplate(template, request)).toEqual({ isRendered: true, text });
});

it('never reads a value as a template again', () => {
  expect(renderTemplate('At {{recipientCompany}}', request)).toEqual({
    isRendered: true,
    text: 'At {{senderName}} & Sons',
  });
});

it('takes an odd value literally', () => {
  const odd = { ...request, senderName: '$& $1 \\{{' };
  expect(renderTemplate('{{senderName}}', odd)).toEqual({ isRendered: true, text: '$& $1 \\{{' });
});

it.each([
  ['{{company}}', 'unknown_variable', 'company'],
  ['{{constructor|x}}', 'unknown_variable', 'constructor'],
  ['{{}}', 'unknown_variable', ''],
  ['As {{recipientTitle}}', 'hole', 'recipientTitle'],
  ['As {{recipientTitle|}}', 'hole', 'recipientTitle'],
  ['As {{recipientTitle| }}', 'hole', 'recipientTitle'],
  ['Hi {{firstName', 'broken', '{{'],
  ['Hi firstName}}', 'broken', '}}'],
])('refuses %s: %s', (template, kind, variable) => {
  expect(renderTemplate(template, request)).toEqual({
    isRendered: false,
    problems: [{ kind, variable, message: expect.stringContaining(variable) }],
  });
});

it.each([
  ['senderName', 'it is your own name. Enter it under “Your name”, or give a fallback: {{senderName|…}}.'],
  ['senderTitle', 'it is your own title. Enter it under “Your title”, or give a fallback: {{senderTitle|…}}.'],
  ['senderCompany', 'it is your own company. Enter it under “Your company”, or give a fallback: {{senderCompany|…}}.'],
  ['campaignGoal', '“campaignGoal” is empty. Enter a goal, or give a fallback: {{campaignGoal|…}}.'],
  ['recipientTitle', '“recipientTitle” is empty for this recipient. Fill it in, or give a fallback'],
] as const)('says whose field %s is and where to fill it in', (name, words) => {
  const rendered = renderTemplate(`{{${name}}}`, { ...request, [name]: '' });
  expect(rendered).toMatchObject({ isRendered: false, problems: [{ message: expect.stringContaining(words) }] });
});

it('lists the variables that exist when one does not', () => {
  const rendered = renderTemplate('{{nobody}}', request);
  const message = rendered.isRendered ? '' : (rendered.problems[0]?.message ?? '');
  for (const name of TEMPLATE_VARIABLES) expect(message).toContain(name);
});

it('tells every problem at once', () => {
  const rendered = renderTemplate('{{a}} {{recipientTitle}} {{b}}', request);
  expect(rendered.isRendered ? [] : rendered.problems.map(({ variable }) => variable)).toEqual([
    'a',
    'recipientTitle',
    'b',
  ]);
});
