import type { SourceTest, TestExtract, TestLookup, TestRequest } from '@workbench/services/sources/schemas';
import { ChevronRight } from 'lucide-react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Alert } from '~/components/ui/feedback/Alert';
import { formatFigure } from '~/lib/format/figures';
import { formatNumber } from '~/lib/format/format';
import { webLink } from '~/lib/format/links';
import { cureOf, lookupFacts, lookupIdentity, requestsText } from './test-labels';

/** What was asked, which company came back with which figure, and how long it took; or what went wrong and its cure. */
export function TestResult({ result }: { result: SourceTest }) {
  const { ok, message, lookup, extract, requests } = result;
  const cure = cureOf(result);
  return (
    <div className="flex min-w-0 flex-col gap-2 text-ui">
      {ok ? (
        <p className="font-medium text-success">{message}</p>
      ) : (
        <Alert variant="destructive" title={cure === null ? undefined : message}>
          {cure ?? message}
        </Alert>
      )}
      {lookup && <Lookup lookup={lookup} />}
      {ok && !lookup && (
        <p className="text-muted-foreground">No company looked up. Name one under Manage to see its figure.</p>
      )}
      {extract && <Extract extract={extract} />}
      {requests.length > 0 && (
        <details className="group min-w-0">
          <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded text-muted-foreground">
            <ChevronRight aria-hidden className="size-3.5 group-open:rotate-90" />
            {requestsText(result)}
          </summary>
          <ol className="mt-1 flex flex-col gap-1">
            {requests.map((request, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an address may be asked twice
              <RequestLine key={index} request={request} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Lookup({ lookup }: { lookup: TestLookup }) {
  const { name, domain, message, figure } = lookup;
  const href = figure && webLink(figure.url);
  const facts = lookupFacts(lookup);
  const identity = lookupIdentity(lookup);
  return (
    <div className="flex min-w-0 flex-col gap-0.5 rounded-md bg-muted px-3 py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 break-words font-medium">
          {name} {name !== domain && <span className="font-normal text-muted-foreground">{domain}</span>}
        </span>
        {figure && (
          <span className="font-semibold tabular-nums">
            {href ? (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link underline-offset-4 hover:underline"
              >
                {formatFigure(figure)}
              </a>
            ) : (
              formatFigure(figure)
            )}
          </span>
        )}
      </div>
      {!figure && <p>{message}</p>}
      {facts !== '' && <p className="text-muted-foreground">{facts}</p>}
      {identity !== '' && <p className="break-words text-muted-foreground text-xs">{identity}</p>}
      {figure?.quote && <q className="break-words text-muted-foreground text-xs">{figure.quote}</q>}
    </div>
  );
}

function Extract({ extract: { path, value, response, isCut } }: { extract: TestExtract }) {
  return (
    <div className="grid min-w-0 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <p className="font-medium text-xs">Read at {path}</p>
        <p className="break-words font-mono">{value ?? <span className="text-destructive">Nothing there</span>}</p>
      </div>
      <div className="min-w-0">
        <p className="font-medium text-xs">{isCut ? 'Response (beginning)' : 'Response'}</p>
        <ScrollRegion aria-label="Response" className="mt-1 max-h-64 bg-muted">
          <pre className="whitespace-pre-wrap break-words p-2 font-mono text-xs">{response}</pre>
        </ScrollRegion>
      </div>
    </div>
  );
}

function RequestLine({ request: { method, url, status, durationMs } }: { request: TestRequest }) {
  return (
    <li className="min-w-0 font-mono text-xs">
      <span title={url} className="line-clamp-2 break-all text-muted-foreground">
        {method} {url}
      </span>
      {status ?? 'No response'} · {formatNumber(durationMs)} ms
    </li>
  );
}
