import { escapeText, fileOf, type OwnSite, type SiteFiles, wordOf } from './own-site.ts';

type Page = (title: string, main: string, headMore?: string) => string;

/** Pages of openings in the form that the site's text names. */
export function careersFiles(site: OwnSite, page: Page): SiteFiles {
  const path = site.head.careersPath;
  if (path === undefined) return {};
  const word = wordOf(site, 'careersWord', 'Careers');
  const form = wordOf(site, 'careers', 'list');
  const intro = `<p>${escapeText(wordOf(site, 'careersIntro', ''))}</p>`;
  const openings = site.careers.map(([title = '', place = '', text = ''], order) => ({
    title: escapeText(title),
    place: escapeText(place),
    text: escapeText(text),
    href: `${path}${title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '')}${order}/`,
  }));
  const open = `<h2>${escapeText(wordOf(site, 'openWord', 'Open positions'))}</h2>`;
  const main = (inner: string) => `<main><h1>${word}</h1>${intro}${inner}</main>`;
  const files: SiteFiles = {};
  if (form === 'pages' || form === 'jsonld') {
    files[fileOf(path)] = page(
      word,
      main(
        `${open}<div class="jobs">${openings.map((one) => `<div class="job"><a href="${one.href}">${one.title}</a><span>${one.place}</span></div>`).join('')}</div>`,
      ),
    );
    for (const one of openings)
      files[fileOf(one.href)] = page(
        one.title,
        `<main><h1>${one.title}</h1><p>${one.place}</p><p>${one.text}</p></main>`,
        form === 'jsonld' ? postingOf(site, one) : '',
      );
    return files;
  }
  files[fileOf(path)] = page(word, main(openings.length === 0 ? '' : `${open}${INNER[form]?.(openings) ?? ''}`));
  return files;
}

interface OpeningView {
  title: string;
  place: string;
  text: string;
  href: string;
}

const INNER: Readonly<Record<string, (openings: readonly OpeningView[]) => string>> = {
  list: (all) => `<ul>${all.map(({ title, place }) => `<li>${title}, ${place}</li>`).join('')}</ul>`,
  headings: (all) =>
    all.map(({ title, place, text }) => `<h3>${title}</h3><p><em>${place}</em></p><p>${text}</p>`).join(''),
  table: (all) =>
    `<table><tr><th>Position</th><th>Location</th></tr>${all.map(({ title, place }) => `<tr><td>${title}</td><td>${place}</td></tr>`).join('')}</table>`,
  details: (all) =>
    all
      .map(({ title, place, text }) => `<details><summary>${title} – ${place}</summary><p>${text}</p></details>`)
      .join(''),
  /** Cards with a button to write, all to one mail address. */
  cards: (all) =>
    `<div class="grid">${all.map(({ title, place }) => `<div class="position"><h4>${title}</h4><div class="meta">${place}</div><a class="btn" href="mailto:jobs@mail.example">Apply</a></div>`).join('')}</div>`,
};

const postingOf = (site: OwnSite, { title, place, text }: OpeningView) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: text,
    datePosted: site.head.now,
    hiringOrganization: { '@type': 'Organization', name: wordOf(site, 'hiring', site.head.name ?? '') },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place } },
  })}</script>`;
