import type { ErrorBody } from '@workbench/trpc';
import type { Tool, ToolAnswer } from './tool.ts';
import { outputOf } from './tool-schemas.ts';
import { cleanData } from './untrusted/clean-data.ts';
import { cleanText } from './untrusted/clean-text.ts';
import { quoteData } from './untrusted/quote-data.ts';

/** Of the data of one answer, as JSON. */
const ANSWER_CHARACTERS_MAX = 48_000;
const REFUSAL_MAX = 1000;

export interface ToolResult {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  [field: string]: unknown;
}

/** The answer as its schema says, twice: structured, and as text for clients that show only that. */
export function showAnswer(tool: Tool, { summary, own, untrusted }: ToolAnswer): ToolResult {
  const { data, omitted } = fit(cleanData(untrusted));
  const structuredContent = outputOf(tool).parse({ ...own, ...(omitted > 0 && { omitted }), untrusted: data });
  const { untrusted: shown, ...trusted } = structuredContent;
  const lines = [summary];
  if (Object.keys(trusted).length > 0) lines.push(JSON.stringify(trusted));
  if (Object.keys(data).length > 0) lines.push(quoteData(shown));
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent };
}

export function showRefusal({ message, code, details }: ErrorBody): ToolResult {
  const text = cleanText(
    [message, ...Object.entries(details ?? {}).map(([name, value]) => `${name}: ${value}`)].join('. '),
    REFUSAL_MAX,
  );
  return { content: [{ type: 'text', text: `${code}: ${text}` }], isError: true };
}

/** Leaves out rows of the longest list until the answer fits. */
function fit(data: Record<string, unknown>): { data: Record<string, unknown>; omitted: number } {
  const lists = Object.fromEntries(Object.entries(data).filter(([, value]) => Array.isArray(value))) as Record<
    string,
    unknown[]
  >;
  const fitted: Record<string, unknown> = { ...data };
  let omitted = 0;
  while (JSON.stringify(fitted).length > ANSWER_CHARACTERS_MAX) {
    const [name, rows] = Object.entries(lists).sort(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
    if (rows.length === 0) break;
    lists[name] = rows.slice(0, -1);
    fitted[name] = lists[name];
    omitted++;
  }
  return { data: fitted, omitted };
}
