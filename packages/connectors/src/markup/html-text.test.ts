import { expect, test } from 'vitest';
import { readPage } from '../website/read-page.ts';
import { htmlToText } from './html-text.ts';

test('is what a reader sees: folded, without hidden parts, one line per paragraph', () => {
  const html = '<head><title>x</title></head><p>We  have <b>1,2</b>00\u00a0people.</p><script>1</script><div>Yes</div>';
  expect(htmlToText(html)).toBe('We have 1,200 people.\nYes');
});

test('a page nested without an end is read as far as an honest one goes, in a moment', { timeout: 60_000 }, () => {
  const bomb = `<p>Start</p>${'<i>'.repeat(300_000)}${'</b>'.repeat(300_000)}<p>End</p>`;
  expect(htmlToText(bomb)).toBe('Start');
  expect(readPage(bomb, 'https://acme.example/').text).toBe('Start');
});
