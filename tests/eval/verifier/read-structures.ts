import { splitSentences } from '../../../packages/services/src/shared/statements/split-sentences.ts';
import type { LabelledStatement } from './labelled-statements.ts';

interface Heading {
  language: LabelledStatement['language'];
  company: string;
  day: string;
}

/** The labelled statements of a text in the form that `structures-development.cases.ts` explains. */
export function readStructures(text: string): LabelledStatement[] {
  const heading: Heading = { language: 'en', company: '', day: '' };
  let passage = '';
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('= ')) {
      const [language, company, day] = line.slice(2).split(', ') as [LabelledStatement['language'], string, string];
      Object.assign(heading, { language, company, day });
    } else if (/^[+-] /.test(line)) return [statementOf(line, `s${index}`, passage, heading)];
    else if (line !== '' && !line.startsWith('# ')) passage = line;
    return [];
  });
}

function statementOf(line: string, id: string, passage: string, { language, company, day }: Heading) {
  const isTrue = line.startsWith('+');
  const [text = '', claimed = day] = line.slice(2).split(' @ ');
  const whole = passage.replace(/[[\]]/g, '');
  const quote = /\[(.+)\]/.exec(passage)?.[1] ?? splitSentences(whole)[0] ?? whole;
  const url = 'https://trade-news.example/story';
  return {
    id,
    language,
    class: isTrue ? ('true' as const) : ('denial' as const),
    expected: isTrue ? ('keep' as const) : ('reject' as const),
    company: { name: company, domain: `${company.toLowerCase().replace(/[^a-z]/g, '')}.example` },
    evidence: [
      { id: 'E1', kind: 'news article' as const, title: 'News of the trade', text: whole, published: day, url },
    ],
    section: 'news' as const,
    statement: { text, date: claimed, citations: [{ evidenceId: 'E1', quote }] },
    note: '',
  };
}
