import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import type { EvidenceItem } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitation } from '../evidence/to-citation.ts';
import { TECHNOLOGY_TERMS } from './technology-terms.ts';

type Keyword = ReportDraft['keywords'][number];

const RESEARCH_KINDS = new Set<EvidenceItem['kind']>(['repository', 'publication', 'trial']);
const TERM = new RegExp(
  `(?<![\\wÀ-ɏ-])(?:${TECHNOLOGY_TERMS.map((term) => term.replace(/[- ]/g, '[- ]').replaceAll('’', "['’]")).join('|')})(?![\\wÀ-ɏ])`,
  'gi',
);
const LABELLED = /^(?:topics?|keywords?|subjects?)\s?:\s?(\S[^\n]{0,500})$/i;
const LABEL_MAX = 40;
/** A repository's programming language does not reveal its subject. */
const PROGRAMMING_LANGUAGE =
  /^(?:c|c\+\+|cpp|c#|csharp|f#|go|golang|rust|rustlang|python3?|py|java|javascript|js|typescript|ts|node(?:\.?js)?|ruby|php|perl|swift|kotlin|scala|haskell|ocaml|erlang|elixir|clojure|julia|r|matlab|lua|dart|zig|nim|fortran|cobol|pascal|ada|assembly|bash|shell|powershell|html5?|css3?|sass|scss|sql|tex|latex|vue|svelte|objective-c|vhdl|verilog|dockerfile|makefile|jupyter notebook|jupyter-notebook)$/i;

/** Research keywords that occur in the evidence: named technologies, and topics that a repository declares. */
export function extractKeywords(
  { item, title, sentences }: ParsedEvidence,
  mentions: ReportDraft['mentions'],
): Keyword[] {
  if (!RESEARCH_KINDS.has(item.kind)) return mentions.flatMap(({ text }) => technologyTermsIn(item, text));
  const lines = [title, ...sentences].filter((line) => line !== '' && !isPromptInjection(line));
  return lines.flatMap((line) => [...declaredIn(item, line), ...technologyTermsIn(item, line)]);
}

function technologyTermsIn(item: EvidenceItem, passage: string): Keyword[] {
  return [...passage.matchAll(TERM)].flatMap(([term]) => toKeyword(item, term, passage));
}

/** "Topics: robotics, ros2" as GitHub's own words. */
function declaredIn(item: EvidenceItem, line: string): Keyword[] {
  const list = item.kind === 'repository' ? LABELLED.exec(line)?.[1] : undefined;
  const words = (list ?? '').split(/[,;·|]/).map((word) => word.trim().replace(/\.$/, ''));
  return words
    .filter((word) => word.length > 1 && word.length <= LABEL_MAX)
    .flatMap((word) => toKeyword(item, word, line));
}

function toKeyword(item: EvidenceItem, word: string, passage: string): Keyword[] {
  const citation = toCitation(item, passage);
  const isThere = citation?.quote.toLowerCase().includes(word.toLowerCase()) ?? false;
  return citation !== null && isThere && !PROGRAMMING_LANGUAGE.test(word)
    ? [{ keyword: word.toLowerCase(), citation }]
    : [];
}
