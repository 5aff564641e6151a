import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { type Finding, fault } from '../doctor/finding.ts';
import { printFindings } from '../doctor/print-findings.ts';
import { runDoctor } from '../doctor/run-doctor.ts';
import { exitWithMessage } from '../process/process-exit.ts';

/** `npm run doctor -- [--json]`: what is wrong with the installation, and what to do. Ends with code 1 on a fault. */
try {
  const isJson = readOptions();
  const findings = await examine();
  process.stdout.write(isJson ? `${JSON.stringify(findings, null, 2)}\n` : printFindings(findings));
  process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
} catch (error) {
  exitWithMessage(error);
}

function readOptions(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

async function examine(): Promise<Finding[]> {
  try {
    return await runDoctor(readConfig());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fault('Configuration', error.message, 'Correct these variables; the README lists all of them.')];
  }
}
