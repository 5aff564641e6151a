import { mongo } from 'mongoose';
import { describeRelation, setParent } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { Duplicate } from '../schemas.ts';

export type Pair = Pick<Duplicate, 'companies'>;

/** Makes one company of a pair the parent of the other. @throws ServiceError invalid, conflict */
export async function relateCompanies(ctx: ServiceContext, { companies }: Pair, parentId: string): Promise<void> {
  const subsidiary = companies.find(({ id }) => id !== parentId);
  if (subsidiary === undefined || !companies.some(({ id }) => id === parentId)) {
    const message = 'The parent is one of the two companies of the pair';
    throw new ServiceError('invalid', message, [{ path: ['parentId'], message }]);
  }
  const { id, name, parent } = subsidiary;
  if (parent !== null && parent.id !== parentId) {
    const message = `${name} is a subsidiary of ${parent.name} already; remove that relation first`;
    throw new ServiceError('conflict', message, [{ path: ['parentId'], message }]);
  }
  await setParent({ ctx, input: { id, parentId } });
}

/** @throws ServiceError conflict while one company of a pair is above the other */
export async function refuseRelated({ companies }: Pair): Promise<void> {
  const [one, other] = companies.map(({ id, name }) => ({ _id: new mongo.ObjectId(id), name }));
  const relation = one && other ? await describeRelation(one, other) : null;
  if (relation !== null) throw new ServiceError('conflict', relation);
}
