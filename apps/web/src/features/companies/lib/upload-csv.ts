import type { ImportOptions } from '@workbench/services/companies/schemas';

/** The server reads the fields before the file, which it streams: they must stand first in the form. */
const FIELD_ORDER = ['importId', 'source', 'asOf', 'delimiter', 'encoding'] as const;

/** The fields to send, in order; what was left blank is for the server to choose. */
export function importFields(options: { [K in keyof ImportOptions]?: string }): [string, string][] {
  return FIELD_ORDER.flatMap((name): [string, string][] => {
    // A tab is a delimiter, not a blank.
    const value = name === 'delimiter' ? options[name] : options[name]?.trim();
    return value ? [[name, value]] : [];
  });
}

/** The server's message out of a failed answer; `fallback` when the body carries none. Never raw JSON. */
export function failureMessage(body: string, fallback: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'message' in parsed) {
      const { message } = parsed;
      if (typeof message === 'string' && message.trim() !== '') return message;
    }
  } catch {
    // A proxy's HTML page or an empty body says nothing that helps.
  }
  return fallback;
}

/** Only the name is looked at here; the server looks at the content. */
export function isCsvFileName(name: string): boolean {
  return /\.csv$/i.test(name);
}

interface Upload {
  path: string;
  file: File;
  fields: [string, string][];
  /** The message when the server gives none. */
  fallback: string;
  signal?: AbortSignal;
  /** Share of the file that has left the browser, 0–1. */
  onProgress?: (share: number) => void;
}

/** Sends a file as a form. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function uploadCsv<T>({ path, file, fields, fallback, signal, onProgress }: Upload): Promise<T> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file);
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
      else reject(new Error(failureMessage(request.responseText, fallback)));
    };
    request.onerror = () => reject(new Error(fallback));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
