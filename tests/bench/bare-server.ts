/** `node bare-server.ts <uri of the engine>`: the floor of the REST routes, a Fastify route over the bare driver. */
import Fastify from 'fastify';
import { mongo } from 'mongoose';
import { FLOOR_COLLECTION, FLOOR_DATABASE, PAGE_FIELDS } from './floor.ts';

const [uri] = process.argv.slice(2);
if (!uri) throw new Error('Usage: bare-server.ts <uri>');

const client = await mongo.MongoClient.connect(uri, { maxPoolSize: 20 });
const companies = client.db(FLOOR_DATABASE).collection(FLOOR_COLLECTION);
const app = Fastify();

app.get<{ Querystring: { limit: string } }>('/api/companies', ({ query }) =>
  companies
    .find({}, { projection: PAGE_FIELDS, sort: { aggregatedEmployeeCount: -1, _id: -1 }, limit: Number(query.limit) })
    .toArray(),
);
app.get<{ Params: { id: string } }>('/api/companies/:id', ({ params }) =>
  companies.findOne({ _id: new mongo.ObjectId(params.id) }, { projection: PAGE_FIELDS }),
);

process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await client.close();
});
