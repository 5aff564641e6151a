import type { Analysis } from '@workbench/services/reports/schemas';
import { formatDay } from '~/lib/format/format-day';
import { webLink } from '~/lib/format/links';
import { CitedText } from '../evidence/CitedText';
import { openingsText, POSITIONS_SHOWN } from '../report-labels';
import { ReportSection } from './ReportSection';

type Openings = Analysis['jobOpenings'];

/** Openings as counted from the company's own job board. */
export function OpeningsSection({ openings }: { openings: Openings }) {
  const { count, departmentsHiring, positions, postings, evidenceIds } = openings;
  const more = positions.length - POSITIONS_SHOWN;
  return (
    <ReportSection title="Job Openings">
      <p>
        <CitedText citations={evidenceIds.map((evidenceId) => ({ evidenceId, quote: '' }))}>
          <span className={count === null ? 'text-muted-foreground' : 'font-medium'}>{openingsText(count)}</span>
        </CitedText>
      </p>
      {departmentsHiring.length > 0 && (
        <p className="max-w-prose break-words">
          <span className="text-muted-foreground">Departments hiring: </span>
          {departmentsHiring.join(', ')}
        </p>
      )}
      {positions.length > 0 && (
        <ul aria-label="Positions" className="flex max-w-prose flex-col gap-1">
          {positions.slice(0, POSITIONS_SHOWN).map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two postings may have one title, and the list never moves
            <Position key={`${index} ${title}`} title={title} posting={postings[index]} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-muted-foreground">... and {more} more positions</p>}
    </ReportSection>
  );
}

function Position({ title, posting }: { title: string; posting: Openings['postings'][number] | undefined }) {
  const href = webLink(posting?.url ?? null);
  const facts = [
    posting?.department,
    posting?.location,
    posting?.postedOn && `posted ${formatDay(posting.postedOn)}`,
  ].filter(Boolean);
  return (
    <li className="break-words">
      {href === null ? (
        title
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-4">
          {title}
        </a>
      )}
      {facts.length > 0 && <span className="text-muted-foreground text-xs"> {facts.join(' · ')}</span>}
    </li>
  );
}
