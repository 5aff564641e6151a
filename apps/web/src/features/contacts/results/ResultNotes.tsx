import { Link } from '@tanstack/react-router';
import { buttonClass } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { formatCount, formatRelativeTime } from '~/lib/format/format';
import type { FoundContacts } from '../search/search-store';
import { creditsUsedText, omittedContactsText, sourceProblems } from '../search-result-labels';

/** What is to be known about the results as a whole. */
export function ResultNotes({ found: { newCount, suppressed, credits, storedAt } }: { found: FoundContacts }) {
  const facts = [
    newCount === null ? null : `${formatCount(newCount, 'new contact', 'new contacts')} since the last run`,
    omittedContactsText(suppressed),
    creditsUsedText(credits),
    storedAt ? `Found ${formatRelativeTime(storedAt)}, shown again at no cost` : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="About these results" className="flex flex-wrap gap-x-4 gap-y-1 text-ui text-muted-foreground">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Sources that could not answer; the results of the other stand beneath. */
export function PeopleSourceProblems({ asked }: Pick<FoundContacts, 'asked'>) {
  return sourceProblems(asked).map(({ source, text }) => (
    <Alert
      key={source}
      variant="warning"
      role="alert"
      action={
        <Link to="/sources" className={buttonClass('outline', 'sm')}>
          Open Data Sources
        </Link>
      }
    >
      {text}
    </Alert>
  ));
}
