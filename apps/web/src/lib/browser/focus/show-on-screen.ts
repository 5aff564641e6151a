/** The header, which stays at the top. */
const HEADER_PX = 52;

/** Scrolls to an element unless all of it is on screen; at once for those who want little motion. */
export function showOnScreen(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= HEADER_PX && bottom <= window.innerHeight) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element.scrollIntoView({ block: 'start', behavior });
}
