// Exports the companies of a saved view as CSV; makes the view when there is none of that name.
import { replaceFile } from './lib/files.js';
import { connect, outputPath, setting } from './lib/settings.js';

const client = connect();
const name = setting('VIEW_NAME', 'Example: 50 to 500 employees');

const views = await client.get('/api/views');
const view =
  views.find((one) => one.name === name) ??
  (await client.post('/api/views', { body: { name, filter: { field: 'size', op: 'between', value: [50, 500] } } }));
if (view.problems.length > 0) throw new Error(`The view no longer works: ${view.problems.join(' ')}`);

const file = await client.download('/api/export/{format}', {
  params: { format: 'csv' },
  query: {
    ...(view.q !== '' && { q: view.q }),
    ...(view.filter !== null && { filter: JSON.stringify(view.filter) }),
    ...(view.sort !== null && { sort: view.sort }),
  },
});
const text = await file.text();
const path = outputPath('view.csv');
replaceFile(path, text);
console.log(`${text.trimEnd().split('\n').length - 1} companies of "${view.name}" are in ${path}`);
