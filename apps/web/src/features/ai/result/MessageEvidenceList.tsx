import { webLink } from '~/lib/format/links';
import { useNow } from '~/lib/state/use-now';
import { factAge } from '../message-facts';
import { type EvidenceRow, toEvidenceRows } from './message-evidence';
import type { SessionMessage } from './message-session';

/** Each factual clause of the message with what it rests on. */
export function MessageEvidenceList({ shown: { original, request, text } }: { shown: SessionMessage }) {
  const now = useNow();
  const rows = toEvidenceRows(original.clauses, request.facts, text);
  return (
    <section aria-label="Evidence" className="flex flex-col gap-2 border-border border-t pt-3">
      <h3 className="font-medium text-ui">Supporting facts</h3>
      {rows.length === 0 ? (
        <p className="text-muted-foreground text-xs">
          {text === original.message ? 'The message makes no claims about the recipient.' : 'The text has been edited.'}
        </p>
      ) : (
        <dl className="flex flex-col gap-2 text-ui">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message may say the same twice
            <div key={index} className="min-w-0">
              <dt className="break-words">“{row.text}”</dt>
              {row.grounds.map((ground) => (
                <Ground key={ground.key} ground={ground} now={now} />
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Ground({ ground: { name, fact }, now }: { ground: EvidenceRow['grounds'][number]; now: number }) {
  const href = webLink(fact?.url ?? null);
  return (
    <dd className="break-words pl-3 text-muted-foreground text-xs">
      → {name}
      {fact && ` · ${fact.source} · ${factAge(fact.date, now)}`}
      {href && (
        <>
          {' '}
          <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-4">
            Evidence<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </dd>
  );
}
