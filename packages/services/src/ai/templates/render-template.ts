import type { MessageRequest } from '../schemas.ts';
import { firstNameOf } from '../writer/names/person-name.ts';

/** Names that an own template may use. */
export const TEMPLATE_VARIABLES = [
  'firstName',
  'recipientName',
  'recipientTitle',
  'recipientCompany',
  'recipientIndustry',
  'campaignGoal',
  'senderName',
  'senderTitle',
  'senderCompany',
] as const;
type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

export interface TemplateProblem {
  kind: 'unknown_variable' | 'hole' | 'broken';
  /** The variable as in the template; for a broken one, the text between the braces. */
  variable: string;
  /** What is wrong and what would be valid, as shown to a user. */
  message: string;
}

export type RenderedTemplate = { isRendered: true; text: string } | { isRendered: false; problems: TemplateProblem[] };

/** `\{{` and `\}}` are literal braces. */
const TOKEN = /\\(\{\{|\}\})|\{\{([^{}]*)\}\}|\{\{|\}\}/g;
const VARIABLE_NAMES = new Set<string>(TEMPLATE_VARIABLES);

/**
 * Renders a template: "Hi {{firstName
 * there}}, … {{recipientCompany}}". The text after the bar is the fallback of an empty variable. Values are inserted
 * once and never parsed as a template, whatever braces they contain.
 * @returns the text, or all problems at once: unknown variables, and empty ones without a fallback
 */
export function renderTemplate(template: string, request: MessageRequest): RenderedTemplate {
  const problems: TemplateProblem[] = [];
  const text = template.replace(TOKEN, (token, escaped: string | undefined, inner: string | undefined) => {
    if (escaped !== undefined) return escaped;
    const part = inner === undefined ? unbalancedBraces(token) : fill(inner, request);
    if (typeof part === 'string') return part;
    problems.push(part);
    return '';
  });
  return problems.length === 0 ? { isRendered: true, text } : { isRendered: false, problems };
}

function fill(inner: string, request: MessageRequest): string | TemplateProblem {
  const bar = inner.indexOf('|');
  const name = (bar < 0 ? inner : inner.slice(0, bar)).trim();
  const fallback = bar < 0 ? '' : inner.slice(bar + 1).trim();
  if (!isVariable(name)) {
    const list = TEMPLATE_VARIABLES.join(', ');
    const message = `The template has no variable “${name}”. It can use: ${list}.`;
    return { kind: 'unknown_variable', variable: name, message };
  }
  const value = variableValue(name, request).trim();
  if (value !== '') return value;
  if (fallback !== '') return fallback;
  const message = `${describeHole(name)}, or give a fallback: {{${name}|…}}.`;
  return { kind: 'hole', variable: name, message };
}

/** Whose field is empty, and where it is filled in: the sender and the goal are the same for every recipient. */
function describeHole(name: TemplateVariable): string {
  switch (name) {
    case 'senderName':
      return `“${name}” is empty: it is your own name. Enter it under “Your name”`;
    case 'senderTitle':
      return `“${name}” is empty: it is your own title. Enter it under “Your title”`;
    case 'senderCompany':
      return `“${name}” is empty: it is your own company. Enter it under “Your company”`;
    case 'campaignGoal':
      return `“${name}” is empty. Enter a goal`;
    default:
      return `“${name}” is empty for this recipient. Fill it in`;
  }
}

const isVariable = (name: string): name is TemplateVariable => VARIABLE_NAMES.has(name);

const variableValue = (name: TemplateVariable, request: MessageRequest) =>
  name === 'firstName' ? firstNameOf(request.recipientName) : request[name];

const unbalancedBraces = (token: string): TemplateProblem => ({
  kind: 'broken',
  variable: token,
  message: `A “${token}” has no counterpart. Write a variable as {{firstName}}; for literal braces, write \\${token}.`,
});
