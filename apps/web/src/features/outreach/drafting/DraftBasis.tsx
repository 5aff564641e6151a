import type { DraftBasis as Basis, OutreachMessage } from '@workbench/services/outreach/schemas';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatDay } from '~/lib/format/format-day';
import { webLink } from '~/lib/format/links';

/** Beside a draft to be reviewed: each of its statements with the fact that it rests on, and facts that were left out. */
export function DraftBasis({ message }: { message: OutreachMessage }) {
  const { data, error } = trpc.outreach.draftBasis.useQuery({ messageId: message.id });
  return (
    <section aria-label="What the draft rests on" className="flex min-w-0 flex-col gap-2 text-ui">
      <h4 className="font-medium">What it rests on</h4>
      {data === undefined ? (
        error ? (
          <InlineError>Failed to fetch the facts: {errorMessage(error)}.</InlineError>
        ) : (
          <p role="status" className="text-muted-foreground text-xs">
            Loading facts…
          </p>
        )
      ) : data.draft === null ? (
        <p className="text-muted-foreground text-xs">Written by hand.</p>
      ) : (
        <Grounds draft={data.draft} text={message.messageContent ?? ''} />
      )}
    </section>
  );
}

/** The statements of a draft with the facts that they rest on. */
export function Grounds({ draft, text }: { draft: NonNullable<Basis['draft']>; text: string }) {
  const { clauses, request, unusedFacts = [] } = draft;
  const facts = new Map(request.facts.map((fact) => [fact.id, fact]));
  const used = clauses.flatMap((clause) => {
    const rests = clause.restsOn.flatMap((id) => facts.get(id) ?? []);
    return rests.length > 0 && text.includes(clause.text.trim()) ? [{ text: clause.text.trim(), rests }] : [];
  });
  return (
    <>
      {used.length === 0 ? (
        <p className="text-muted-foreground text-xs">It states nothing but name, title, company and your goal.</p>
      ) : (
        <dl className="flex flex-col gap-2">
          {used.map((clause) => (
            <div key={clause.text} className="min-w-0">
              <dt className="break-words">“{clause.text}”</dt>
              {clause.rests.map((fact) => (
                <dd key={fact.id} className="break-words pl-3 text-muted-foreground text-xs">
                  → {fact.text} · {fact.source}
                  {fact.date !== null && ` · ${formatDay(fact.date)}`}
                  <FactLink url={fact.url ?? null} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {unusedFacts.length > 0 && (
        <div className="min-w-0">
          <h5 className="text-muted-foreground text-xs">Not used</h5>
          <ul className="flex flex-col gap-1 text-muted-foreground text-xs">
            {unusedFacts.map(({ id, reason }) => (
              <li key={id} className="break-words">
                {facts.get(id)?.text ?? id}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function FactLink({ url }: { url: string | null }) {
  const href = webLink(url);
  if (href === null) return null;
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-4">
        Evidence<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  );
}
