import { CONNECTION_REQUEST_MAX, FREE_CONNECTION_REQUEST_MAX, MESSAGE_FIELD_MAX } from '@workbench/services/ai/limits';
import type { MessageRequest } from '@workbench/services/ai/schemas';

/** How messages are written; remembered in this browser. */
export interface MessageOptions {
  tone: MessageRequest['tone'];
  length: MessageRequest['length'];
  isFormal: boolean;
  language: MessageRequest['language'];
  limitProfile: 'free' | 'paid' | 'custom';
  /** Characters, as typed. */
  customLimit: string;
  /** null: whoever is the default here. */
  writer: 'built-in' | 'model' | null;
  /** An own template in the place of a writer. */
  templateId: string | null;
  senderName: string;
  senderTitle: string;
  senderCompany: string;
}

export const DEFAULT_OPTIONS: MessageOptions = {
  tone: 'friendly',
  length: 'medium',
  isFormal: true,
  language: 'en',
  limitProfile: 'paid',
  customLimit: '300',
  writer: null,
  templateId: null,
  senderName: '',
  senderTitle: '',
  senderCompany: '',
};

export const TONES = { friendly: 'Friendly', professional: 'Professional', direct: 'Direct' } as const;
export const LENGTHS = { short: 'Short', medium: 'Medium', long: 'Long' } as const;
export const LANGUAGES = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' } as const;
export const LIMIT_PROFILES = { free: '200 (free account)', paid: '300', custom: 'Custom' } as const;
const WRITERS = { 'built-in': true, model: true } as const;

/** The limit of a message as a choice of the form. */
export function toLimitOptions(limit: number): Pick<MessageOptions, 'limitProfile' | 'customLimit'> {
  if (limit === FREE_CONNECTION_REQUEST_MAX) return { limitProfile: 'free', customLimit: String(limit) };
  if (limit === CONNECTION_REQUEST_MAX) return { limitProfile: 'paid', customLimit: String(limit) };
  return { limitProfile: 'custom', customLimit: String(limit) };
}

/** What a message was written with; the remembered company stays where it has none, as one of an earlier version. */
export function optionsOfRequest(request: MessageRequest, { senderCompany }: MessageOptions): Partial<MessageOptions> {
  return {
    tone: request.tone,
    length: request.length,
    isFormal: request.isFormal,
    language: request.language,
    ...(request.messageType === 'connection_request'
      ? toLimitOptions(request.limit)
      : {
          senderName: request.senderName,
          senderTitle: request.senderTitle,
          senderCompany: request.senderCompany || senderCompany,
        }),
  };
}

/** Reads what storage holds, which anybody may have edited: what is unfit is as it begins. */
export function parseOptions(stored: string | null): MessageOptions {
  const raw = readObject(stored);
  const text = (value: unknown, fallback: string) =>
    typeof value === 'string' ? value.slice(0, MESSAGE_FIELD_MAX) : fallback;
  return {
    tone: oneOf(TONES, raw.tone, DEFAULT_OPTIONS.tone),
    length: oneOf(LENGTHS, raw.length, DEFAULT_OPTIONS.length),
    isFormal: typeof raw.isFormal === 'boolean' ? raw.isFormal : DEFAULT_OPTIONS.isFormal,
    language: oneOf(LANGUAGES, raw.language, DEFAULT_OPTIONS.language),
    limitProfile: oneOf(LIMIT_PROFILES, raw.limitProfile, DEFAULT_OPTIONS.limitProfile),
    customLimit: text(raw.customLimit, DEFAULT_OPTIONS.customLimit),
    writer: oneOf(WRITERS, raw.writer, null),
    templateId: typeof raw.templateId === 'string' ? raw.templateId : null,
    senderName: text(raw.senderName, ''),
    senderTitle: text(raw.senderTitle, ''),
    senderCompany: text(raw.senderCompany, ''),
  };
}

function readObject(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    const raw: unknown = JSON.parse(stored);
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<K extends string, F>(choices: Record<K, unknown>, value: unknown, fallback: F): K | F {
  return typeof value === 'string' && Object.hasOwn(choices, value) ? (value as K) : fallback;
}
