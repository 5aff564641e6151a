/** What the address of /ai-assistant owns: for whom the message is. */
export interface AssistantParams {
  /** Id of a saved contact. */
  contact?: string;
  /** Id of a tracked company whose facts may be used. */
  company?: string;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseAssistantParams(raw: Record<string, unknown>): AssistantParams {
  return {
    ...(isId(raw.contact) && { contact: raw.contact.toLowerCase() }),
    ...(isId(raw.company) && { company: raw.company.toLowerCase() }),
  };
}

/** For `validateSearch`: the router lays the result over the raw address, so what is unfit must be named as undefined. */
export function validateAssistantParams(raw: Record<string, unknown>): AssistantParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseAssistantParams(raw) };
}
