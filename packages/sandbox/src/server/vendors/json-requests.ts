import type { SandboxAnswer, SandboxRequest } from '../types.ts';

/** The body as a JSON object, or null. */
export function jsonBody(request: SandboxRequest): Record<string, unknown> | null {
  try {
    const document: unknown = JSON.parse(request.body);
    const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
    return isObject ? (document as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The first name that is not allowed. Real vendors ignore some silently; a test must hear of it. */
export function unknownName(names: Iterable<string>, allowed: readonly string[]): string | null {
  for (const name of names) if (!allowed.includes(name)) return name;
  return null;
}

export const isDomain = (text: unknown): text is string =>
  typeof text === 'string' && /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text);

export const answerJson = (status: number, body: object): SandboxAnswer => ({ status, body });
