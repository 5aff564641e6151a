import { Link } from '@tanstack/react-router';
import type { EnrichmentRun } from '@workbench/services/leads/schemas';
import { Fragment } from 'react';
import { runResultParts } from '../finding-labels';
import type { LeadParams } from '../url-params';

/** "123 leads · 48 matched · 31 emails · 55 suggestions", each a link to these leads. */
export function RunFindings({ run }: { run: EnrichmentRun }) {
  return runResultParts(run).map(({ text, finding }, index) => {
    const search: LeadParams = { tab: 'leads', run: run.id, ...(finding && { finding }) };
    return (
      <Fragment key={text}>
        {index > 0 && ' · '}
        <Link to="/lead-enrichment" search={search} className="text-link underline underline-offset-4">
          {text}
        </Link>
      </Fragment>
    );
  });
}
