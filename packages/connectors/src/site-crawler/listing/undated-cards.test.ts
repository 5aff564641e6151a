import { expect, test } from 'vitest';
import { scanPage } from '../page/scan-page.ts';
import { toMarkupTree } from './markup-tree.ts';
import { readUndatedCards } from './undated-cards.ts';

const ADDRESS = 'https://acme.example/articoli/';
function cardsOf(html: string) {
  const tree = toMarkupTree(scanPage(`<main>${html}</main>`, ADDRESS).seen);
  return tree === null ? null : readUndatedCards(tree, ADDRESS).map((url) => new URL(url).pathname);
}
const card = (path: string, title: string) =>
  `<article><a href="${path}"><img alt=""></a><h3><a href="${path}">${title}</a></h3><a href="${path}">LEGGI</a></article>`;

test('cards without days lead to their articles, each once', () => {
  const cards = ['/fiera', '/sede', '/accordo'].map((path) => card(path, `Acme annuncia ${path}`)).join('');
  expect(cardsOf(cards + card('/fiera', 'Acme annuncia di nuovo'))).toEqual(['/fiera', '/sede', '/accordo']);
});

test('two cards are no list, and headings outside cards are none', () => {
  expect(cardsOf(card('/fiera', 'Acme annuncia la fiera') + card('/sede', 'Acme annuncia la sede'))).toEqual([]);
  expect(
    cardsOf(
      '<h2><a href="/uno">Prima sezione</a></h2><h2><a href="/due">Seconda sezione</a></h2><h2><a href="/tre">Terza sezione</a></h2>',
    ),
  ).toEqual([]);
});
