/** What the doctor says about one thing. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'fault' | 'not checked';
  /** What is so, or wrong, in one sentence. */
  what: string;
  /** What to do; null where nothing is to be done. */
  cure: string | null;
}

export const ok = (check: string, what: string): Finding => ({ check, state: 'ok', what, cure: null });
export const warning = (check: string, what: string, cure: string): Finding => ({
  check,
  state: 'warning',
  what,
  cure,
});
export const fault = (check: string, what: string, cure: string): Finding => ({ check, state: 'fault', what, cure });
export const notChecked = (check: string, what: string): Finding => ({ check, state: 'not checked', what, cure: null });
