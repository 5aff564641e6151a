import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maskSource } from './mask-source.ts';
import { readDocuments, readSources } from './project-files.ts';
import { parseSource } from './source-file.ts';
import { ALLOWED_WORDS, DROPPED_WORDS, droppedFileNames, droppedIdentifiers, droppedPhrases } from './vocabulary.ts';

/** Upgrade steps name the fields of earlier versions. */
const NOT_PRODUCTION =
  /\.(?:test|fixtures|cases|golden|gen)\.tsx?$|\/test-helpers\/|\/testing\.ts$|^packages\/sandbox\/|\/upgrade\/steps\//;
/** Word lists and phrases of the languages that the product reads and writes. */
const LANGUAGE_DATA =
  /\/(?:claims|phrasebook|patterns|smart-search|prompts|templates)\/|\/(?:(?:capitalized-)?common-words|lead-header-names|company-words|certainty|company-report-prompt)\.ts$/;

const production = readSources('packages', 'apps').filter(({ path }) => !NOT_PRODUCTION.test(path));
const api = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));

describe('the vocabulary of docs/glossary.md', () => {
  it('holds for identifiers', () => {
    const files = production.map(({ path, text }) => parseSource(path, text));
    expect(droppedIdentifiers(files, ALLOWED_WORDS)).toEqual([]);
  });

  it('holds for file names', () => {
    expect(droppedFileNames(production.map(({ path }) => path))).toEqual([]);
  });

  it('holds for comments, screens and messages', () => {
    const sources = production.filter(({ path }) => !LANGUAGE_DATA.test(path));
    expect(sources.flatMap(({ path, text }) => droppedPhrases(path, text))).toEqual([]);
  });

  it('holds for summaries and descriptions of the REST API', () => {
    expect(droppedPhrases('openapi.json', JSON.stringify(api, null, 1))).toEqual([]);
  });

  it('holds for documents, but for the names of tests and quoted words in them', () => {
    const documents = readDocuments();
    expect(documents.length).toBeGreaterThan(30);
    const dropped = documents.flatMap(({ path, text }) => {
      const [own = ''] = text.split('## Words that are not used');
      return droppedPhrases(path, own.replace(/`[^`\n]+`: .*?(?=<br>| \|)|"[^"\n]*"/g, ''));
    });
    expect(dropped).toEqual([]);
  });

  it('allows no word that is not in use', () => {
    const code = production.map(({ text }) => maskSource(text).code).join('\n');
    const unused = ALLOWED_WORDS.filter(({ identifier }) => !new RegExp(`\\b${identifier}\\b`).test(code));
    expect(unused).toEqual([]);
  });
});

describe('a dropped word is found', () => {
  it.each([
    ['const told = 1;', 'told'],
    ['function settleRun() {}', 'settleRun'],
    ['interface HeldRecord {}', 'HeldRecord'],
    ['const MAX_PLACES = 3;', 'MAX_PLACES'],
  ])('in %s', (code, identifier) => {
    const [violation] = droppedIdentifiers([parseSource('packages/x/src/a.ts', code)], []);
    expect(violation).toContain(`packages/x/src/a.ts:1 ${identifier}: `);
  });

  it('not in a longer word, a string or a comment', () => {
    const code = "const placeholder = 'told'; // told\nconst unsettling = foretold(asking);";
    expect(droppedIdentifiers([parseSource('a.ts', code)], [])).toEqual([]);
  });

  it('in a file name', () => {
    expect(
      droppedFileNames(['packages/services/src/sources/settle-unsure.ts', 'apps/web/src/Placeholder.tsx']),
    ).toEqual(['packages/services/src/sources/settle-unsure.ts']);
  });

  it('in a phrase', () => {
    expect(droppedPhrases('a.tsx', '<p>\nNobody is here</p>')).toEqual(['a.tsx:2 "Nobody"']);
  });

  it('and each has a replacement', () => {
    for (const better of Object.values(DROPPED_WORDS)) expect(better).not.toBe('');
  });
});
