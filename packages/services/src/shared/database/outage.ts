/** Why the database is away for longer than a restart takes, in words for who asks; null while no more is known. */
type OutageReader = () => string | null;

let readReason: OutageReader = () => null;

/** Called once by a process that sees its database stop and start. */
export function onOutage(reader: OutageReader): void {
  readReason = reader;
}

export const describeOutage = (): string => readReason() ?? 'The database is restarting; try again in a few seconds';
