import { type MessageOptions, parseOptions } from '../message-options';

const STORAGE_KEY = 'message-options';

/** The options as they were left in this browser. */
export function readStoredOptions(): MessageOptions {
  try {
    return parseOptions(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is blocked: the options begin again.
    return parseOptions(null);
  }
}

export function storeOptions(options: MessageOptions): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(options));
  } catch {
    // Storage is blocked or full: the options hold until the page is left.
  }
}
