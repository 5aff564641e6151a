import type { ServerProcess } from './server-process.ts';
import { until, type Workspace } from './workspace.ts';

export type Target = 'api' | 'first worker' | 'second worker' | 'engine';

interface Kills {
  kills: number;
  /** The processes in their order of death; random, each as often as the others, when nothing is given. */
  targets?: readonly Target[];
  /** How much of the work is done, from 0 to 1; null when there is no answer. */
  readShare(): Promise<number | null>;
  /** Called in place of the first kill, when most of the work is still to do: kills by itself. */
  killFirst?(): Promise<void>;
}

const ALL: readonly Target[] = ['api', 'first worker', 'second worker', 'engine'];
const PROGRESS_MAX_MS = 300_000;

/** An API and two workers over one engine, of which a test kills one after the other. */
export class Cluster {
  api: ServerProcess;
  readonly #workspace: Workspace;
  readonly #variables: NodeJS.ProcessEnv;
  readonly #workers: ServerProcess[] = [];

  /** Begins with the API alone. */
  static async start(workspace: Workspace, variables: NodeJS.ProcessEnv): Promise<Cluster> {
    return new Cluster(workspace, variables, await workspace.startServer({ ...variables, ROLE: 'api' }));
  }

  private constructor(workspace: Workspace, variables: NodeJS.ProcessEnv, api: ServerProcess) {
    this.#workspace = workspace;
    this.#variables = variables;
    this.api = api;
  }

  async startWorkers(): Promise<void> {
    this.#workers.push(await this.#startWorker(), await this.#startWorker());
  }

  /** Kills spread over the work, so that all of them come while it is under way, however fast the machine is. */
  async killDuring({ kills, targets = shuffled(kills), readShare, killFirst }: Kills): Promise<void> {
    for (let kill = 0; kill < kills; kill++) {
      const share = (kill + Math.random()) / (kills + 1);
      const isSoFar = async () => ((await readShare()) ?? 0) >= share;
      await until(PROGRESS_MAX_MS, `${Math.round(share * 100)} % of the work is done`, isSoFar);
      if (kill === 0 && killFirst !== undefined) await killFirst();
      else await this.#kill(targets[kill % targets.length] ?? 'engine');
    }
  }

  async killWorker(pid: number): Promise<void> {
    const index = this.#workers.findIndex((worker) => worker.pid === pid);
    if (index < 0) throw new Error(`No worker has the process id ${pid}`);
    await this.#kill(index === 0 ? 'first worker' : 'second worker');
  }

  async #kill(target: Target): Promise<void> {
    if (target === 'engine') {
      await this.#workspace.killEngine();
    } else if (target === 'api') {
      await this.api.kill();
      this.api = await this.#workspace.startServer({ ...this.#variables, ROLE: 'api' });
    } else {
      const index = target === 'first worker' ? 0 : 1;
      await this.#workers[index]?.kill();
      this.#workers[index] = await this.#startWorker();
    }
  }

  #startWorker(): Promise<ServerProcess> {
    return this.#workspace.startServer({ ...this.#variables, ROLE: 'worker' });
  }
}

function shuffled(count: number): Target[] {
  const targets = Array.from({ length: Math.ceil(count / ALL.length) }).flatMap(() =>
    ALL.map((target) => ({ target, order: Math.random() })).sort((a, b) => a.order - b.order),
  );
  return targets.slice(0, count).map(({ target }) => target);
}
