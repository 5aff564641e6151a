import { tracingChannel } from 'node:diagnostics_channel';

/** What a call says of itself; the keys are OpenTelemetry's where it has one. No person, no key, no path. */
export type CallAttributes = Record<string, string | number | boolean>;

const channel = tracingChannel<unknown, { name: string; attributes: CallAttributes }>('workbench:call');

/** Runs `work`, which may add attributes, and tells whoever listens in this process when it began, ended and failed. */
export function tracedCall<T>(attributes: CallAttributes, work: () => Promise<T>): Promise<T> {
  if (!channel.hasSubscribers) return work();
  const host = attributes['server.address'];
  return channel.tracePromise(work, { name: `call ${host}`, attributes });
}
