import { type CompanyStatDoc, CompanyStatModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { DataSource } from '../schemas.ts';
import { SOURCE_PORTS } from './default-ports.ts';
import type { SourceConnection, SourcePorts } from './source-ports.ts';
import { toProblem } from './to-problem.ts';

type Statistic = Pick<CompanyStatDoc, 'name' | 'lastSync'> & { counters?: CompanyStatDoc['counters'] };

/**
 * Every source that is connected or has provided figures or locations, by name. A source from files is disconnected
 * when no company has it any more; a source with a connector, when it cannot be queried.
 */
export async function listSources({ ctx }: Verb<object>, ports: SourcePorts = SOURCE_PORTS): Promise<DataSource[]> {
  const [statistics, connections, usage] = await Promise.all([
    CompanyStatModel.find({ kind: 'source' }).lean<Statistic[]>(),
    ports.readConnections(ctx),
    ports.readUsageToday(ctx),
  ]);
  const byName = new Map(statistics.map((statistic) => [statistic.name, statistic]));
  const cards: DataSource[] = [];
  for (const connection of connections) {
    const statistic = byName.get(connection.label);
    byName.delete(connection.label);
    if (!connection.isConnected && companiesOf(statistic) === 0) continue;
    cards.push(connectorCard(connection, statistic, usage.get(connection.connector.id)));
  }
  cards.push(...[...byName.values()].map(fileCard));
  return cards.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function connectorCard(
  { connector, label, isConnected, creditCap, lastOkAt, lastError }: SourceConnection,
  statistic: Statistic | undefined,
  usage = { calls: 0, credits: 0 },
): DataSource {
  return {
    id: connector.id,
    name: label,
    status: isConnected ? 'connected' : 'disconnected',
    health: !isConnected ? 'disconnected' : lastError === null ? 'connected' : 'needs_attention',
    lastSync: newest(statistic?.lastSync, lastOkAt)?.toISOString() ?? null,
    companiesTracked: companiesOf(statistic),
    gives: connector.gives,
    lastError: toProblem(lastError),
    callsToday: usage.calls,
    creditsToday: usage.credits,
    creditCap,
  };
}

function fileCard(statistic: Statistic): DataSource {
  const companiesTracked = companiesOf(statistic);
  return {
    id: null,
    name: statistic.name,
    status: companiesTracked > 0 ? 'connected' : 'disconnected',
    health: companiesTracked > 0 ? 'connected' : 'disconnected',
    lastSync: statistic.lastSync?.toISOString() ?? null,
    companiesTracked,
    gives: 'figures',
    lastError: null,
    callsToday: 0,
    creditsToday: 0,
    creditCap: null,
  };
}

function companiesOf(statistic: Statistic | undefined): number {
  return statistic?.counters?.companies ?? 0;
}

function newest(a: Date | undefined, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
