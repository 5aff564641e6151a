/** `node bare-server.ts <uri of the engine>`: the floor of the REST routes, a Fastify route over the bare driver. */
import Fastify from 'fastify';
import { mongo } from 'mongoose';
import { COMPANY_ROW_FIELDS } from '../../packages/services/src/companies/view/company-view.ts';
import { FLOOR_COLLECTION, FLOOR_DATABASE, LEAD_FIELDS } from './floor.ts';
import { DATABASE_NAME } from './workspace.ts';

const [uri] = process.argv.slice(2);
if (!uri) throw new Error('Usage: bare-server.ts <uri>');

const client = await mongo.MongoClient.connect(uri, { maxPoolSize: 20 });
const companies = client.db(FLOOR_DATABASE).collection(FLOOR_COLLECTION);
const leads = client.db(DATABASE_NAME).collection('leads');
const app = Fastify();

app.get<{ Querystring: { limit: string } }>('/api/companies', ({ query }) =>
  companies
    .find({}, { projection: COMPANY_ROW_FIELDS, sort: { employeeSortKey: -1, _id: -1 }, limit: Number(query.limit) })
    .toArray(),
);
app.get<{ Params: { id: string } }>('/api/companies/:id', ({ params }) =>
  companies.findOne({ _id: new mongo.ObjectId(params.id) }, { projection: COMPANY_ROW_FIELDS }),
);
/** Of the product's own leads: reading changes nothing. */
app.get<{ Querystring: { limit: string } }>('/leads', ({ query }) =>
  leads.find({}, { projection: LEAD_FIELDS, sort: { createdAt: -1, _id: -1 }, limit: Number(query.limit) }).toArray(),
);

process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await client.close();
});
