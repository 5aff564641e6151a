import type { OwnSite } from './own-site.ts';

/**
 * A site as a text file says it: lines "key: value", then the sections "# home", "# about", "# news", "# careers" and
 * "# pages". A line of the news is "date | kinds | id | title | text", a double stroke between two paragraphs.
 */
export function readOwnSite(slug: string, text: string): OwnSite {
  const [top = '', ...sections] = text.split(/^# /m);
  const head = Object.fromEntries(linesOf(top).map((line) => splitOnce(line, ': ')));
  const linesIn = (name: string) => {
    const section = sections.find((one) => one.startsWith(`${name}\n`));
    return section === undefined ? [] : linesOf(section).slice(1);
  };
  return {
    slug,
    head,
    home: linesIn('home'),
    about: linesIn('about'),
    news: linesIn('news').map((line) => {
      const [date = '', kinds = '', id = '', title = '', ...rest] = cellsOf(line);
      if (rest.length === 0) throw new Error(`${slug}: five cells expected in "${line}"`);
      return { date, kinds: kinds.split(' '), id, title, paragraphs: rest.filter((cell) => cell !== '') };
    }),
    careers: linesIn('careers').map(cellsOf),
    pages: linesIn('pages').map(cellsOf),
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

function splitOnce(line: string, by: string): [string, string] {
  const at = line.indexOf(by);
  if (at === -1) throw new Error(`"${line}" is no "key: value"`);
  return [line.slice(0, at), line.slice(at + by.length).trim()];
}
