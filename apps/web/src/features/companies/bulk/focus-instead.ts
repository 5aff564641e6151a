/** For a dialog that gives the focus to another element than the one that opened it. */
export const focusInstead = (onClosed: () => void) => (event: Event) => {
  event.preventDefault();
  onClosed();
};
