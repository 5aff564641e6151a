import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactTableHead } from './ContactTableHead.tsx';

it('has a box to choose all, and the six columns in their order', () => {
  const head = renderToStaticMarkup(
    createElement(ContactTableHead, { areAllChosen: false, areSomeChosen: false, onChooseAll: () => {} }),
  );
  const titles = [...head.matchAll(/<th [^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(['', 'Name', 'Title', 'Company', 'Contact Info', 'Location', 'LinkedIn']);
  expect(head).toContain('aria-label="Select all shown contacts"');
});
