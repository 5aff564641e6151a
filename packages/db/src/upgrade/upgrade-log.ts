import type { LeaseHolder, SchemaState } from './schema-state.ts';
import type { StageProgress, UpgradeStep } from './upgrade-step.ts';

const PROGRESS_EVERY_MS = 1_000;
const WAITING_EVERY_MS = 10_000;

/** What the upgrade says to the person at the terminal. */
export interface UpgradeLog {
  started(step: UpgradeStep, isContinued: boolean): void;
  /** At most once a second, and when the stage ends. */
  progressed(step: UpgradeStep, stage: string, progress: StageProgress): void;
  finished(step: UpgradeStep): void;
  /** At once, and then every ten seconds. */
  waiting(holder: LeaseHolder, step: SchemaState['step']): void;
  lost(): void;
}

export function createUpgradeLog(latest: number, write: (line: string) => void = () => undefined): UpgradeLog {
  let progressAt = 0;
  let waitingAt = 0;
  const title = ({ number, name }: UpgradeStep) => `Database upgrade, step ${number} of ${latest} (${name})`;
  return {
    started: (step, isContinued) => write(`${title(step)}: ${isContinued ? 'continued' : 'started'}`),
    progressed: (step, stage, { done, total, isFinished }) => {
      if (total === 0 || (!isFinished && Date.now() < progressAt + PROGRESS_EVERY_MS)) return;
      progressAt = Date.now();
      write(`${title(step)}: ${stage}, ${done} of ${total}`);
    },
    finished: (step) => write(`${title(step)}: finished`),
    waiting: ({ pid, host }, step) => {
      if (Date.now() < waitingAt + WAITING_EVERY_MS) return;
      waitingAt = Date.now();
      const running = Object.entries(step?.stages ?? {}).at(-1);
      const progress = running === undefined ? '' : `: ${running[0]}, ${running[1].done} of ${running[1].total}`;
      write(
        `Waiting for process ${pid} on ${host.split(' ', 1)[0]} to upgrade the database, step ${step?.number ?? 1} of ${latest}${progress}`,
      );
    },
    lost: () => write('Another process has taken over the database upgrade; waiting for it'),
  };
}
