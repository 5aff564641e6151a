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

interface Upload {
  path: string;
  file: File;
  /** Sent before the file, in this order: the server reads them first and streams the file. */
  fields: [string, string][];
  /** The message when the server gives none. */
  fallback: string;
  signal?: AbortSignal;
  /** Share of the file that has left the browser, 0–1. */
  onProgress?: (share: number) => void;
}

/** Sends a file as a form. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function uploadFile<T>({ path, file, fields, fallback, signal, onProgress }: Upload): Promise<T> {
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
