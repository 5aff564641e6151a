import { expect, test } from 'vitest';
import type { HttpAnswer } from '../../http/types.ts';
import { toMainText } from './main-text.ts';
import { toReadablePage } from './readable-page.ts';

const answer = (body: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  url: 'https://acme.example/x',
  body,
  fetchedAt: new Date('2026-11-20T00:00:00Z'),
  fromStore: false,
});
const PARAGRAPH =
  '<p>Acme today opened an office in Oslo, which is larger than the one before, and more people work there.</p>';
const TEASERS = `<div class="sidebar related">${'<a href="/x">Another headline of another day</a> '.repeat(8)}</div>`;

test('an article is its content without what stands beside it', () => {
  const text = toMainText(`<div class="article">${PARAGRAPH.repeat(6)}</div>${TEASERS}`, true);
  expect(text.split('\n')).toHaveLength(6);
  expect(text).not.toContain('Another headline');
});

test('a short article is told without the header of its site', () => {
  const article = `<article><h1>Acme opens a plant</h1><p>The plant in Leipzig will make soft grippers for bakeries.</p></article>`;
  const text = toMainText(`<header><a href="/">Front page</a></header>${article}`, true);
  expect(text).toBe('Acme opens a plant\nThe plant in Leipzig will make soft grippers for bakeries.');
});

test('cards of other articles below an article are not its text', () => {
  const card =
    '<article><h2>Another headline of another day</h2><p>It says little of what happened there.</p></article>';
  const text = toMainText(
    `<div><h1>Acme opens a plant</h1>${PARAGRAPH.repeat(4)}</div><div>${card.repeat(3)}</div>`,
    true,
  );
  expect(text).toContain('Acme today opened an office');
});

test('a page of many parts keeps all of them', () => {
  const parts = ['Forges', 'Anvils', 'Hammers'].map(
    (name) => `<section><h2>${name}</h2>${PARAGRAPH}${PARAGRAPH}</section>`,
  );
  const text = toMainText(parts.join(''), false);
  for (const name of ['Forges', 'Anvils', 'Hammers']) expect(text).toContain(name);
});

test.each([
  ['hundreds of thousands of elements', `<h1>T</h1>${'<p>a b, c</p>'.repeat(250_000)}`],
  ['endless nesting', `${'<div>'.repeat(500_000)}deep`],
  ['nesting that closes', `<p>x</p>${`${'<div>'.repeat(400)}a, b${'</div>'.repeat(400)}`.repeat(300)}`],
  ['tables in tables', `${'<table><tr><td>'.repeat(200_000)}x`],
  ['one endless tag', `<p ${'a=1 '.repeat(700_000)}>x</p>`],
  ['nothing but brackets', '<'.repeat(3_000_000)],
  ['a list of linked data without an end', `<script type="application/ld+json">${'['.repeat(2_900_000)}</script>`],
])('markup made to break readers has an end: %s', (_name, html) => {
  const page = toReadablePage(answer(html), new Date('2026-11-20T00:00:00Z'));
  expect(page?.text.length).toBeLessThanOrEqual(60_000);
});
