import { Link } from '@tanstack/react-router';
import { DISAGREEMENT_REASON_MAX } from '@workbench/services/companies/limits';
import type { Disagreement } from '@workbench/services/companies/schemas';
import { type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Card } from '~/components/ui/display/Card';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import type { DecisionEvents } from '~/lib/api/use-decisions';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { formatCount, formatDate, formatNumber } from '~/lib/format/format';
import { IdentifiersPanel } from '../identifiers/IdentifiersPanel';
import { FigureList } from './FigureList';
import { TypedHeadcount } from './TypedHeadcount';
import { useCaseDecisions } from './use-case-decisions';

/** All figures of a company with what is made of them, and every way to decide. */
export function CaseDetail({ companyId: id, ...events }: DecisionEvents & { companyId: string }) {
  // Never from the cache: a case that comes back by Undo would be shown as decided at first.
  const query = trpc.analytics.disagreement.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  return (
    <PanelQueryState query={query} failure={READ_FAILURE.disagreements}>
      {(disagreement) => <Decisions disagreement={disagreement} {...events} />}
    </PanelQueryState>
  );
}

function Decisions({ disagreement, ...events }: DecisionEvents & { disagreement: Disagreement }) {
  const { companyId, figures, decision, disputed } = disagreement;
  const [reason, setReason] = useState('');
  const { prefer, dismiss, takeBack, isBusy } = useCaseDecisions(disagreement, reason.trim(), events);
  const isOpen = decision === null && disputed !== null;
  useLetterShortcuts(['n'], isOpen && !isBusy && readShortcutsEnabled(), dismiss);
  return (
    <Card className="flex flex-col gap-4 p-4">
      <CaseHeading disagreement={disagreement} />
      <div className="flex flex-wrap items-end gap-3 empty:hidden">
        {decision?.kind !== 'typed' && (
          <Field label="Reason (optional)" className="flex-1 basis-56">
            {(control) => (
              <Input
                {...control}
                placeholder="Saved in the company’s history"
                maxLength={DISAGREEMENT_REASON_MAX}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        {isOpen && (
          <Button variant="outline" aria-keyshortcuts="n" title="Leave as is (n)" disabled={isBusy} onClick={dismiss}>
            Leave as is
          </Button>
        )}
        {decision !== null && decision.kind !== 'typed' && (
          <Button variant="outline" disabled={isBusy} onClick={takeBack}>
            {decision.kind === 'preferred' ? 'Prefer no source' : 'Reopen'}
          </Button>
        )}
      </div>
      <FigureList figures={figures} decision={decision} isBusy={isBusy} onPrefer={prefer} />
      <Part title="Enter a headcount" text="Replaces all sources while it is locked.">
        <TypedHeadcount companyId={companyId} onTyped={() => isOpen && events.onDecided()} />
      </Part>
      <Part title="Strike out a wrong identifier" text="Also removes the figures and locations found through it.">
        <IdentifiersPanel id={companyId} />
      </Part>
    </Card>
  );
}

const DECIDED = { preferred: 'Source preferred', typed: 'Entered by hand', dismissed: 'Left as is' } as const;

function CaseHeading({ disagreement }: { disagreement: Disagreement }) {
  const { companyId, name, domain, headcount, headcountByRule, summary, decision, disputed } = disagreement;
  return (
    <div>
      <h2 className="break-words font-semibold">
        <Link to="/companies/$id" params={{ id: companyId }} className="underline-offset-4 hover:underline">
          {name}
        </Link>{' '}
        <span className="font-normal text-muted-foreground">{domain}</span>
      </h2>
      <p>
        {headcount !== null && (
          <span className="font-semibold">{formatCount(headcount, 'employee', 'employees')} · </span>
        )}
        {summary}
        {headcountByRule !== headcount && (
          <span className="text-muted-foreground"> · {formatNumber(headcountByRule)} by the rule</span>
        )}
      </p>
      {decision !== null && (
        <p className="break-words text-muted-foreground">
          {DECIDED[decision.kind]} on {formatDate(decision.at)}
          {decision.reason !== '' && `: ${decision.reason}`}
        </p>
      )}
      {decision === null && disputed === null && (
        <p className="text-muted-foreground">Its sources don’t disagree by 25% or more.</p>
      )}
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="text-muted-foreground text-ui">{text}</p>
      </div>
      {children}
    </section>
  );
}
