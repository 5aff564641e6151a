import { importCsv } from '../helpers/upload.ts';

/**
 * Companies for the contract tests: names that are hostile to addresses and patterns, agreeing, disagreeing and lonely
 * sources, one company without any figure, and Aperture with an outlier among three sources.
 */
export const SAMPLE_CSV = [
  'name,domain,industry,Employees (Registry),Employees (Network),Employees (Survey),location',
  '"Acme, Inc.",acme.com,Machinery,100,104,98,"Berlin, Germany"',
  'Aperture,aperture.com,Research,100,101,5000,"Oslo, Norway"',
  'Borealis,borealis.com,Energy,200,300,,"Oslo, Norway"',
  'C++ Works,cppworks.com,Software,11-50,30,,',
  'TCP/IP Partners,tcpip.com,Software,7,,,',
  '100% Organic,organic.com,Food,,,,',
  'Question? Answers #1,question.com,Education,40,44,,',
  'Émile Café,emile.fr,Food,9,9,,"Paris, France"',
  'Ping 🏓 Labs,ping.com,Sports,60,,,',
  '.* Wildcards,wildcards.com,Software,80,90,,',
  '$ne Operators,operators.com,Software,70,71,,',
  'Zeta,zeta.com,Logistics,1000,1010,1020,"Berlin, Germany"',
].join('\n');

export const SAMPLE_COUNT = 12;

export async function importSample(origin: string): Promise<void> {
  await importCsv(origin, SAMPLE_CSV, { asOf: '2026-01-31' });
}
