import type { BoardHost, StoryJob, StoryPage } from '../types.ts';
import { escaped, htmlPage, linkedData } from './html.ts';

/** How careers pages lead to a board: a link, a frame or a script, each in several forms. */
const BOARD_LINKS: Record<BoardHost, readonly ((token: string) => string)[]> = {
  greenhouse: [
    (token) => `<a href="https://boards.greenhouse.io/${token}">Open positions</a>`,
    (token) => `<a href="https://job-boards.greenhouse.io/${token}">See our jobs</a>`,
    (token) =>
      `<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=${token}"></script>`,
  ],
  lever: [(token) => `<a href="https://jobs.lever.co/${token}">All openings</a>`],
  ashby: [
    (token) => `<a href="https://jobs.ashbyhq.com/${token}">Join us</a>`,
    (token) => `<script src="https://jobs.ashbyhq.com/${token}/embed"></script>`,
  ],
  smartrecruiters: [
    (token) => `<a href="https://careers.smartrecruiters.com/${token}">Jobs</a>`,
    (token) => `<a href="https://jobs.smartrecruiters.com/${token}">Jobs</a>`,
  ],
  recruitee: [(token) => `<a href="https://${token}.recruitee.com/">Vacancies</a>`],
  workable: [
    (token) => `<a href="https://apply.workable.com/${token}/">Current openings</a>`,
    (token) => `<iframe src="https://apply.workable.com/${token}/"></iframe>`,
  ],
  personio: [
    (token) => `<a href="https://${token}.jobs.personio.de/">Stellen und Jobs</a>`,
    (token) => `<iframe src="https://${token}.jobs.personio.de/?language=en"></iframe>`,
  ],
};

export function boardLink(host: BoardHost, token: string, variant: number): string {
  const forms = BOARD_LINKS[host];
  return forms[variant % forms.length]?.(token) ?? '';
}

/** @param leads HTML that leads to the openings, or nothing */
export function careersPage(name: string, nav: string, leads: string): StoryPage {
  return htmlPage({
    title: `Careers at ${name}`,
    body: `<nav>${nav}</nav><main><h1>Careers</h1><p>Do the work of your life with us. We look for curious people who care for good work.</p>
${leads || '<p>Nothing is open at the moment. Send us a letter anyway.</p>'}</main>`,
  });
}

/** Openings that stand on the careers page itself, each declared as a JobPosting. */
export function postingsAsHtml(name: string, domain: string, jobs: readonly StoryJob[]): string {
  const items = jobs.map(
    ({ id, title, department, location }) =>
      `<li><a href="/careers/${id}">${escaped(title)}</a> ${escaped([department, location].filter(Boolean).join(', '))}</li>`,
  );
  const declared = jobs.map(({ id, title, location, postedOn }) =>
    linkedData({
      '@type': 'JobPosting',
      title,
      identifier: { '@type': 'PropertyValue', name, value: id },
      datePosted: postedOn,
      url: `https://${domain}/careers/${id}`,
      hiringOrganization: { '@type': 'Organization', name, sameAs: `https://${domain}` },
      ...(location !== null && {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: location.split(', ')[0] },
        },
      }),
    }),
  );
  return `<ul>${items.join('\n')}</ul>${declared.join('\n')}`;
}
