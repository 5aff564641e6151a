import type { Contact, RevealResult } from '@workbench/services/contacts/schemas';
import { formatCount } from '~/lib/format/format';
import { revealedText, revealOutcomeNotes } from './reveal-summary';

interface RevealOutcomeProps {
  result: RevealResult;
  /** Whom it was asked for, for the names of those who failed. */
  contacts: Contact[];
}

/** What was revealed and paid, and why the rest was not. */
export function RevealOutcome({ result, contacts }: RevealOutcomeProps) {
  const names = new Map(contacts.map(({ id, name }) => [id, name]));
  return (
    <div role="status" className="flex min-w-0 flex-col gap-2">
      <p className="font-medium">{revealedText(result)}</p>
      {revealOutcomeNotes(result).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {result.failed.length > 0 && (
        <>
          <p className="text-destructive">
            {formatCount(result.failed.length, 'contact', 'contacts')} couldn’t be revealed:
          </p>
          <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto text-ui">
            {result.failed.map(({ id, message }) => (
              <li key={id} className="break-words">
                <span className="font-medium">{names.get(id) ?? id}</span>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
