import { expect, test } from 'vitest';
import { scanPage } from '../page/scan-page.ts';
import { toMarkupTree } from './markup-tree.ts';
import { readListing } from './read-listing.ts';

const ADDRESS = 'https://acme.example/updates/';
function listed(html: string, dayOrder: 'day_first' | 'month_first' | null = null) {
  const tree = toMarkupTree(scanPage(`<main>${html}</main>`, ADDRESS).seen);
  return tree === null ? [] : readListing(tree, { address: ADDRESS, dayOrder, latest: '2026-11-20' });
}
const brief = (html: string, dayOrder: 'day_first' | 'month_first' | null = null) =>
  listed(html, dayOrder).map(({ title, date, url }) => [date, title, url === null ? null : new URL(url).pathname]);

const EXPECTED = [
  ['2026-10-12', 'New service depot in Dundee', '/depot'],
  ['2026-09-03', 'Growth round of four million', '/round'],
];

test.each([
  [
    'cards that are links, the day first',
    '<a href="/depot"><div>12 October 2026</div><div>New service depot in Dundee</div><div>Nine fitters work there.</div></a><a href="/round"><div>3 September 2026</div><div>Growth round of four million</div></a>',
  ],
  [
    'a list whose entries end with the day',
    '<ul><li><h3><a href="/depot">New service depot in Dundee</a></h3><span>Oct 12, 2026</span></li><li><h3><a href="/round">Growth round of four million</a></h3><span>Sep 3, 2026</span></li></ul>',
  ],
  [
    'a flat run of headings and days',
    '<h2><a href="/depot">New service depot in Dundee</a></h2><p>12.10.2026</p><p>Text of it.</p><h2><a href="/round">Growth round of four million</a></h2><p>03.09.2026</p><p>Text of it.</p>',
  ],
  [
    'titles beside which the teaser names another day',
    '<article><div><a href="/depot">New service depot in Dundee</a></div><p><span style="display:none"><a href="/author/ada/">Ada Sample</a></span><span>12. Oktober 2026</span><span>|</span></p><div><p>Zum 1. Januar 2026 begann der Bau der Halle für alle Monteure am Hafen von Dundee.</p></div></article><article><div><a href="/round">Growth round of four million</a></div><p><span>3. September 2026</span><span>|</span></p><div><p>Four million came in.</p></div></article>',
  ],
  [
    'a table',
    '<table><tr><td>2026-10-12</td><td><a href="/depot">New service depot in Dundee</a></td></tr><tr><td>2026-09-03</td><td><a href="/round">Growth round of four million</a></td></tr></table>',
  ],
  [
    'days without the year below a heading with it',
    '<h2>2026</h2><ul><li><a href="/depot"><div>12<br>Oct</div><h3>New service depot in Dundee</h3></a></li><li><a href="/round"><div>3<br>Sep</div><h3>Growth round of four million</h3></a></li></ul>',
  ],
  [
    'elements for times',
    '<article><time datetime="2026-10-12T08:00">last month</time><h2><a href="/depot">New service depot in Dundee</a></h2></article><article><time datetime="2026-09-03">a while ago</time><h2><a href="/round">Growth round of four million</a></h2></article>',
  ],
])('reads %s', (_, html) => {
  expect(brief(html)).toEqual(EXPECTED);
});

const card = (day: string, title: string, path: string) =>
  `<div class="card"><header><svg></svg><div>Company news</div></header><footer><div>${day}</div><div>${title}</div><p><a href="/${path}">Read more</a></p></footer></div>`;

test('cards with a header and a footer each keep their footers, and what all of them say is no title', () => {
  const html = `<div>${card('12/10/2026', 'New service depot in Dundee', 'depot')}${card('03/09/2026', 'Growth round of four million', 'round')}${card('28/08/2026', 'Ferry crews choose our pumps', 'ferry')}</div><footer>Imprint of 1 May 2026</footer>`;
  expect(brief(html, 'day_first')).toEqual([...EXPECTED, ['2026-08-28', 'Ferry crews choose our pumps', '/ferry']]);
});

test('where days are marked as times, the days of an event in a teaser begin no entry', () => {
  const entry = (day: string, title: string, teaser: string) =>
    `<article><p><time datetime="${day}">${day}</time> Fairs</p><h3><a href="/${title.length}">${title}</a></h3><p>${teaser}</p></article>`;
  const html = `${entry('2026-10-12', 'Pump fair in Ghent', 'Held on the 29th of April 2026 in hall 3')}${entry('2026-09-03', 'Second pump fair of the year', 'In Riga')}${entry('2026-08-28', 'A third pump fair', 'In Turku')}`;
  expect(brief(html).map(([day, title]) => [day, title])).toEqual([
    ['2026-10-12', 'Pump fair in Ghent'],
    ['2026-09-03', 'Second pump fair of the year'],
    ['2026-08-28', 'A third pump fair'],
  ]);
});

test('an entry whose teaser begins with its day again is one entry', () => {
  const entry = (day: string, title: string, path: string) =>
    `<div><h3><a href="/${path}">${title}</a></h3><div><h4>For immediate release</h4><p>Leith, ${day} – Ashgrove Pumps told its customers so, and they were glad to hear of it for many reasons.</p></div><p>${day}</p></div>`;
  const html = `<div>${entry('12 October 2026', 'New service depot in Dundee', 'depot')}${entry('3 September 2026', 'Growth round of four million', 'round')}</div>`;
  expect(brief(html)).toEqual(EXPECTED);
});

test('a link to all that its author wrote is no title', () => {
  const entry = (day: string, title: string, path: string) =>
    `<article><time datetime="${day}">${day}</time><a href="/updates?author=5e1">Press office</a><a href="/${path}">${title}</a></article>`;
  const html = `${entry('2026-10-12', 'New service depot in Dundee', 'depot')}${entry('2026-09-03', 'Growth round of four million', 'round')}`;
  expect(brief(html)).toEqual(EXPECTED);
});

test('a calendar leaf before a title is no part of it', () => {
  const html =
    '<ul><li><h3><a href="/depot">12 Oct New service depot in Dundee</a></h3><span>12 October 2026</span></li><li><h3><a href="/round">3 Sep Growth round of four million</a></h3><span>2026-9-3</span></li></ul>';
  expect(brief(html)).toEqual(EXPECTED);
});

test('an entry without a page of its own keeps what the list says of it', () => {
  const html =
    '<h3>New service depot in Dundee</h3><p>12 October 2026 – The depot opens with nine fitters.</p><h3>Growth round of four million</h3><p>3 September 2026 – Two funds take part.</p>';
  expect(listed(html)).toEqual([
    { url: null, title: 'New service depot in Dundee', date: '2026-10-12', text: 'The depot opens with nine fitters.' },
    { url: null, title: 'Growth round of four million', date: '2026-09-03', text: 'Two funds take part.' },
  ]);
});

test.each([
  [
    'at the beginning of each line',
    '<ul><li>12 October 2026 Ashgrove moves its head office to Leeds</li><li>3 September 2026 Ashgrove opens a depot in Dundee</li></ul>',
  ],
  [
    'at the beginning of lines with more text than a title',
    `<ul><li>12 October 2026 Ashgrove moves its head office to Leeds. ${'The move takes a week. '.repeat(5)}</li><li>3 September 2026: Ashgrove opens a depot in Dundee. ${'Nine fitters work there. '.repeat(5)}</li></ul>`,
  ],
  [
    'at the end of each line',
    '<ul><li>Ashgrove moves its head office to Leeds (12 October 2026)</li><li>Ashgrove opens a depot in Dundee – 3 September 2026</li></ul>',
  ],
])('a day inside a headline’s own line dates it: %s', (_, html) => {
  expect(brief(html)).toEqual([
    ['2026-10-12', expect.stringMatching(/^Ashgrove moves its head office to Leeds\.?$/), null],
    ['2026-09-03', expect.stringMatching(/^Ashgrove opens a depot in Dundee\.?$/), null],
  ]);
});

test('a day inside a linked headline’s own line dates it, and is no part of the title', () => {
  const html =
    '<ul><li><a href="/depot">12 October 2026 New service depot in Dundee</a></li><li><a href="/round">3 September 2026 Growth round of four million</a></li></ul>';
  expect(brief(html)).toEqual(EXPECTED);
});

test('days of figures alone are read in the order that the page writes them', () => {
  const html =
    '<li>05/10/2026 <a href="/depot">New service depot in Dundee</a></li><li>03/09/2026 <a href="/round">Growth round of four million</a></li>';
  expect(brief(html, 'day_first').map(([day]) => day)).toEqual(['2026-10-05', '2026-09-03']);
  expect(brief(html, 'month_first').map(([day]) => day)).toEqual(['2026-05-10', '2026-03-09']);
  expect(brief(html)).toEqual([]);
});

test('days to come, of changes and of single articles make no list', () => {
  expect(
    brief('<p>1 December 2026</p><h3>Open day at the mill</h3><p>5 December 2026</p><h3>Another open day</h3>'),
  ).toEqual([]);
  expect(brief('<p>Last updated 2 October 2026</p><p>Updated 3 October 2026</p>')).toEqual([]);
  expect(brief('<h1>New service depot in Dundee</h1><p>12 October 2026</p><p>Nine fitters work there.</p>')).toEqual(
    [],
  );
});

test.each([
  [
    'a day within a title',
    '<li><h3><a href="/depot">Depot opens on 12 October 2026 in Dundee</a></h3><span>3 Sep 2026</span></li><li><h3><a href="/round">Growth round of four million</a></h3><span>1 Sep 2026</span></li>',
    [
      ['2026-09-03', 'Depot opens on 12 October 2026 in Dundee', '/depot'],
      ['2026-09-01', 'Growth round of four million', '/round'],
    ],
  ],
  [
    'a byline with the day',
    '<div><h3>Depot in Dundee opened</h3><p>Ada Sample on 3 September 2026</p></div><div><h3>Growth round of four million</h3><p>Posted by Bo on 1 September 2026</p></div>',
    [
      ['2026-09-03', 'Depot in Dundee opened', null],
      ['2026-09-01', 'Growth round of four million', null],
    ],
  ],
])('knows %s from another day', (_, html, expected) => {
  expect(brief(html)).toEqual(expected);
});

test('a day that the text mentions leaves the text as it is', () => {
  const entry = (day: string) =>
    `<li><p>Since 1 January 2020 we serve Leeds.</p><h3><a href="/d${day}">Depot in Dundee opened</a></h3><span>${day} Sep 2026</span></li>`;
  expect(listed(entry('3') + entry('2'))).toMatchObject([
    { date: '2026-09-03', text: 'Since 1 January 2020 we serve Leeds.' },
    { date: '2026-09-02', text: 'Since 1 January 2020 we serve Leeds.' },
  ]);
});

test.each([
  [
    'events of several days',
    '<h3>Acme at the Hanover fair</h3><p>12 to 15 October 2026</p><h3>Open house for families</h3><p>3–4 September 2026</p>',
  ],
  [
    'comments of visitors',
    '<div><p>Ada on 12 October 2026</p><p>Great company, thanks!</p></div><div><p>Bo on 3 September 2026</p><p>They went bankrupt, I think</p></div>',
  ],
])('%s are no news', (_, html) => {
  expect(brief(html)).toEqual([]);
});

test('headings that say who wrote an entry are not its title', () => {
  const entry = (path: string, author: string, day: string, title: string) =>
    `<a href="${path}"><div><h5>${author}</h5><small>${day}</small></div><p>${title}</p></a>`;
  const found = brief(
    entry('/depot', 'Acme Works Council', 'October 12, 2026', 'New service depot in Dundee') +
      entry('/round', 'Ada Beatrice Sample', 'September 3, 2026', 'Growth round of four million') +
      entry('/hall', 'Acme Works Council', 'August 3, 2026', 'The second hall is ready') +
      entry('/crane', 'Acme Works Council', 'July 3, 2026', 'A crane of forty tonnes'),
  );
  expect(found.slice(0, 2)).toEqual(EXPECTED);
});

test('an author’s page with a day is no entry', () => {
  const card = (link: string) => `<article>${link}<span>3. September 2026</span></article>`;
  const titles = brief(
    card('<a href="/depot">New service depot in Dundee</a>') +
      card('<a href="/round">Growth round of four million</a>') +
      card('<a href="/author/ada-sample/">Ada Sample</a>'),
  ).map(([, title]) => title);
  expect(titles).toEqual(['New service depot in Dundee', 'Growth round of four million']);
});

test('an entry leads where its "read more" does, not where a word of its text does', () => {
  const card = (title: string, day: string, path: string) =>
    `<div class="row"><h3>${title}</h3><p>Dundee, ${day}</p><p>Acme has told all of it. The <a href="/anvils">anvil line</a> is part of the story of many workshops.</p><p><a href="${path}">Read more</a></p></div>`;
  const html = `${card('New service depot in Dundee', 'October 12, 2026', '/depot')}${card('Growth round of four million', 'September 3, 2026', '/round')}`;
  expect(brief(html)).toEqual(EXPECTED);
});
