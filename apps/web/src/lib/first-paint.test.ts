import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { sidebarCookie } from '../components/sidebar/sidebar-cookie.ts';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

/** Runs public/theme.js against a page that holds this much. */
function firstPaint({ cookie = '', getItem = (): string | null => null }) {
  const classes: string[] = [];
  const documentElement = { classList: { add: (name: string) => classes.push(name) }, dataset: { sidebar: '' } };
  runInNewContext(script, { document: { documentElement, cookie }, localStorage: { getItem } });
  return { classes, sidebar: documentElement.dataset.sidebar };
}

describe('theme before the first paint', () => {
  test.each([
    [null, 'dark'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['LIGHT', 'dark'],
    ['{"theme":"light"}', 'dark'],
    ['dark light <script>', 'dark'],
  ])('stored %s gives %s', (stored, expected) => {
    expect(firstPaint({ getItem: () => stored }).classes).toEqual([expected]);
  });

  test('is dark when local storage throws', () => {
    const blocked = () => {
      throw new Error('access denied');
    };
    expect(firstPaint({ getItem: blocked }).classes).toEqual(['dark']);
  });
});

describe('sidebar before the first paint', () => {
  test.each([
    ['', 'expanded'],
    ['sidebar_state=true', 'expanded'],
    ['sidebar_state=false', 'collapsed'],
    ['other=1; sidebar_state=false; more=2', 'collapsed'],
    ['my_sidebar_state=false', 'expanded'],
    ['sidebar_state=', 'expanded'],
    ['sidebar_state=0', 'expanded'],
    ['sidebar_state=falsey', 'expanded'],
  ])('the cookie "%s" gives %s', (cookie, expected) => {
    expect(firstPaint({ cookie }).sidebar).toBe(expected);
  });

  test('what is written is what is read', () => {
    const value = (isOpen: boolean) => sidebarCookie(isOpen).split(';')[0] ?? '';
    expect(firstPaint({ cookie: value(false) }).sidebar).toBe('collapsed');
    expect(firstPaint({ cookie: value(true) }).sidebar).toBe('expanded');
  });

  test('the cookie holds for 7 days on every path', () => {
    expect(sidebarCookie(true)).toContain('max-age=604800');
    expect(sidebarCookie(true)).toContain('path=/;');
  });
});
