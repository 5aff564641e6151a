import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';

const LEADS = 3;

/** First sentences of the text that say something, bylines left out. */
export const leadSentences = ({ sentences }: ParsedEvidence, count = LEADS): string[] =>
  sentences.filter((sentence) => isProse(sentence) && !isPromptInjection(sentence)).slice(0, count);

const STANDFIRST_MAX = 90;

/** The heading between a title and the text, which says what the title plays with: none, or one. */
export const standfirst = ({ sentences }: ParsedEvidence): string[] =>
  sentences
    .filter((line) => !/^[\d\s./,:–-]+$/.test(line))
    .slice(0, 1)
    .filter((line) => !isProse(line) && line.length >= 12 && line.length <= STANDFIRST_MAX);
