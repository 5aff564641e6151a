interface MaybeEditable {
  tagName?: string;
  isContentEditable?: boolean;
  /** Of an input. */
  type?: string;
}

/** Inputs that take no letters. */
const CHOICES = ['radio', 'checkbox'];

/** Whether the person is typing there, so that a letter's shortcut must not act. */
export function isTypingTarget(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false;
  const { tagName, isContentEditable, type = '' } = target as MaybeEditable;
  if (CHOICES.includes(type)) return false;
  return isContentEditable === true || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName?.toUpperCase() ?? '');
}
