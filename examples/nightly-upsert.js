// Adds and updates companies from a CSV file, with a figure of your own source. Run it every night: what is known stays.
import { readCsv } from './lib/files.js';
import { connect, dataPath } from './lib/settings.js';

const file = process.argv[2] ?? dataPath('companies.csv');
const client = connect();

// A cell without text is left out: it says that nothing is known, not 0, and what is tracked stays.
const rows = readCsv(file).map(({ domain, name, industry, employees, as_of }) => ({
  ...(domain && { domain }),
  ...(name && { name }),
  ...(industry && { industry }),
  ...(employees && {
    figures: [{ source: 'Nightly list', employeeCount: Number(employees), ...(as_of && { asOf: as_of }) }],
  }),
}));

let refused = 0;
for await (const answer of client.upsertCompanies(rows)) {
  console.log(`${answer.created} created, ${answer.updated} updated, ${answer.unchanged} unchanged`);
  for (const { row, status, issues, candidates } of answer.results) {
    if (status !== 'refused' && status !== 'conflict') continue;
    refused += 1;
    console.error(
      `Row ${row + 1}: ${status}: ${issues.map(({ message }) => message).join('; ')} ${candidates.join(', ')}`,
    );
  }
}
if (refused > 0) process.exitCode = 1;
