import type { StoryPage } from '../types.ts';

/** As text in HTML and XML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole page; `head` and `body` are HTML, the title is text. */
export function htmlPage({ title, head = '', body }: { title: string; head?: string; body: string }): StoryPage {
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>${head}</head><body>
${body}
</body></html>`,
  };
}

export const linkedData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "October 2, 2026" or "2 October 2026". */
export function formatLongDate(day: string, isAmerican: boolean): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return isAmerican ? `${name} ${Number(date)}, ${year}` : `${Number(date)} ${name} ${year}`;
}
