import type { HttpAnswer, HttpClient, HttpRequest } from '@workbench/connectors';
import { meteredHttp } from '../../shared/metered-http.ts';

/**
 * The same client, telling what was paid through it since a time: also for the answer of a purchase that was made then
 * by a process that was killed, which now comes from the store.
 */
export function paidHttp(http: HttpClient, since: Date): { http: HttpClient; credits(): number } {
  const meter = meteredHttp(http, false);
  let earlier = 0;
  const count = ({ paid }: HttpRequest, answer: HttpAnswer) => {
    if (paid === undefined || !answer.fromStore || answer.fetchedAt < since) return;
    earlier += Math.min(paid.creditsMax, paid.creditsOf(answer));
  };
  return {
    http: {
      async request(request) {
        const answer = await meter.http.request(request);
        count(request, answer);
        return answer;
      },
      async json(request, schema) {
        const read = await meter.http.json(request, schema);
        count(request, read.answer);
        return read;
      },
    },
    credits: () => meter.credits() + earlier,
  };
}
