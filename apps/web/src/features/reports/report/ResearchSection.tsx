import type { Analysis } from '@workbench/services/reports/schemas';
import { CitedText } from '../evidence/CitedText';
import { ReportSection } from './ReportSection';

/** Keywords and mentions, each with the citation that stands at its place in the array beside. */
export function ResearchSection({ research }: { research: Analysis['rdActivity'] }) {
  const { keywords, keywordCitations, mentions, mentionCitations } = research;
  return (
    <ReportSection title="R&D Activity">
      {keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-2">
          {keywords.map((keyword, index) => (
            <li key={keyword} className="rounded bg-muted px-2 py-0.5 text-ui">
              <CitedText citations={keywordCitations.slice(index, index + 1)}>{keyword}</CitedText>
            </li>
          ))}
        </ul>
      )}
      {mentions.length > 0 && (
        <ul aria-label="Mentions" className="flex max-w-prose list-disc flex-col gap-1 pl-5">
          {mentions.map((mention, index) => (
            <li key={mention} className="text-pretty break-words">
              <CitedText citations={mentionCitations.slice(index, index + 1)}>{mention}</CitedText>
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
