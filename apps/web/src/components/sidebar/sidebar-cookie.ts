const COOKIE_NAME = 'sidebar_state';
const SEVEN_DAYS_S = 604_800;

/** What to assign to `document.cookie` so that public/theme.js finds the state at the next start. */
export function sidebarCookie(isOpen: boolean): string {
  return `${COOKIE_NAME}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; SameSite=Lax`;
}
