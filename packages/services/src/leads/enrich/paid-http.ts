import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpAnswer, HttpClient, HttpRequest } from '@workbench/connectors/http';
import { type MeteredHttp, meteredHttp } from '../../shared/paid-calls/metered-http.ts';
import type { StepWork } from './types.ts';

/**
 * The same client, recording what was paid through it since a time, including the stored response of a purchase by a
 * process that was killed. Updates the work's indeterminate flag.
 */
export function paidHttp(
  http: HttpClient,
  since: Date,
  work: Pick<StepWork, 'isChargeUnknown' | 'signal'>,
): Pick<MeteredHttp, 'http' | 'credits' | 'bought'> {
  const meter = meteredHttp(http, false);
  let earlier = 0;
  const count = ({ paid }: HttpRequest, answer: HttpAnswer) => {
    if (paid === undefined || !answer.fromStore || answer.fetchedAt < since) return;
    earlier += Math.min(paid.creditsMax, paid.creditsOf(answer));
  };
  const trackCharge = async <T>({ paid }: HttpRequest, send: () => Promise<T>): Promise<T> => {
    if (paid === undefined) return send();
    try {
      const answer = await send();
      work.isChargeUnknown = false;
      return answer;
    } catch (error) {
      work.isChargeUnknown = isChargeUnknownAfter(error, work);
      throw error;
    }
  };
  return {
    http: {
      async request(request) {
        const answer = await trackCharge(request, () => meter.http.request(request));
        count(request, answer);
        return answer;
      },
      async json(request, schema) {
        const read = await trackCharge(request, () => meter.http.json(request, schema));
        count(request, read.answer);
        return read;
      },
    },
    credits: () => meter.credits() + earlier,
    bought: meter.bought,
  };
}

/** Whether the source may have charged the reserved credits although the paid call failed. */
function isChargeUnknownAfter(
  error: unknown,
  { isChargeUnknown, signal }: Pick<StepWork, 'isChargeUnknown' | 'signal'>,
): boolean {
  // Aborted while waiting for the host's rate limiter. A request that was sent is awaited.
  if (signal.aborted && error === signal.reason) return false;
  if (!(error instanceof ConnectorError)) return true;
  if (error.isUncharged) return false;
  switch (error.kind) {
    // Nothing was sent now: it is ours if an earlier attempt of this step has sent it.
    case 'unsure_paid':
      return isChargeUnknown;
    // The call was sent, but its response is unknown.
    case 'vendor_unavailable':
    case 'contract_changed':
    case 'too_large':
      return true;
    // Refused, or stopped before it was sent.
    default:
      return false;
  }
}
