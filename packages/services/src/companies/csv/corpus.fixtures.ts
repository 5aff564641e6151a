import type { CorpusCase } from './corpus/case.fixtures.ts';
import { CONTENT_CASES } from './corpus/content.fixtures.ts';
import { FORMAT_CASES } from './corpus/format.fixtures.ts';
import { SHAPE_CASES } from './corpus/shape.fixtures.ts';

export type { CorpusCase } from './corpus/case.fixtures.ts';

/** Hostile files with what must become of each of their rows; for tests only. */
export const CORPUS: readonly CorpusCase[] = [...FORMAT_CASES, ...SHAPE_CASES, ...CONTENT_CASES];
