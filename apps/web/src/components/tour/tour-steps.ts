/** The five things that the tour points at, each on its own screen. */
interface TourStep {
  title: string;
  text: string;
  /** Where it is; `companyId` is that of a company with a report. */
  to: (companyId: string) => string;
  /** What it points at, as soon as that is there. */
  find: () => Element | null;
  /** A further way from here. */
  link?: { label: string; href: string };
}

const select = (selector: string) => () => document.querySelector(selector);

function sectionOf(heading: string): Element | null {
  const headings = [...document.querySelectorAll('main h2, main h3')];
  return headings.find(({ textContent }) => textContent === heading)?.closest('section, div[aria-labelledby]') ?? null;
}

export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'See what changed',
    text: 'Headcounts that moved, reports that are ready and runs that need you gather here, each with a link.',
    to: () => '/',
    find: () =>
      document.querySelector('[data-tour="changes"]') ?? document.querySelector('header [aria-label^="Notifications"]'),
  },
  {
    title: 'Ask why a number is what it is',
    text: 'Every figure names its source and its day. Each one is listed as used or excluded, with the reason.',
    to: (companyId) => `/companies/${companyId}?panel=why`,
    find: select('main [role="tabpanel"] [role="tabpanel"][data-state="active"]'),
  },
  {
    title: 'Check a report sentence by sentence',
    text: 'Each sentence carries the number of its evidence. Select one to read the quoted words on the page they come from.',
    to: (companyId) => `/company-reports?company=${companyId}`,
    find: select('main button[aria-label^="Evidence "]'),
  },
  {
    title: 'Work through the send queue',
    text: 'Today’s messages in order, with draft and profile. You send each one yourself and log what came back.',
    to: () => '/linkedin-outreach?tab=messages',
    find: () => sectionOf('Send queue'),
  },
  {
    title: 'Do all of it by API',
    text: 'Every call of these screens is REST, too, with keys for scripts and colleagues.',
    to: () => '/api-keys',
    find: select('main h1'),
    link: { label: 'Open the API documentation', href: '/api/docs' },
  },
];
