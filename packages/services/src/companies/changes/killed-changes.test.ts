import { CompanyChangeModel, CompanyModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { expect, it } from 'vitest';
import { killAtWrite, listWrites } from '../../shared/moves/killed-writes.fixtures.ts';
import { addAlias } from '../aliases/add-alias.ts';
import { removeAlias } from '../aliases/remove-alias.ts';
import { dismissDisagreement, reopenDisagreement } from '../disagreement/dismiss-disagreement.ts';
import { getDisagreement } from '../disagreement/list-disagreements.ts';
import { preferSource, removePreferredSource } from '../disagreement/prefer-source.ts';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { addIdentifier } from '../identifiers/add-identifier.ts';
import { restoreIdentifier } from '../identifiers/restore-identifier.ts';
import { strikeIdentifier } from '../identifiers/strike-identifier.ts';
import { removeParent, setParent } from '../relations/set-parent.ts';
import { createCompany } from '../store/create-company.ts';
import { recoverWriteLock } from '../store/write-session/write-session.ts';
import { setCompanyTags } from '../tags/set-company-tags.ts';

useTestDatabase();
/** With KILLS=all, at each write; otherwise before and after the company is written. */
const isEachWrite = process.env.KILLS === 'all';

type Change = (day: CompanyDay, id: string, parentId: string) => Promise<unknown>;
const DOMAIN = 'acme.io';
const IDENTIFIER = { kind: 'hubspot', value: '12' } as const;

const alias: Change = ({ ctx }, id) => addAlias({ ctx, input: { id, domain: DOMAIN } });
const identify: Change = ({ ctx }, id) => addIdentifier({ ctx, input: { id, ...IDENTIFIER } });
const strike: Change = ({ ctx }, companyId) =>
  strikeIdentifier(ctx, { companyId, identifier: IDENTIFIER, reason: 'Wrong', lost: [] });
const relate: Change = ({ ctx }, id, parentId) => setParent({ ctx, input: { id, parentId } });
const prefer: Change = ({ ctx }, id) => preferSource({ ctx, input: { id, source: 'A' } });
const dismiss: Change = async ({ ctx }, id) => {
  const { state } = await getDisagreement({ ctx, input: { id } });
  return dismissDisagreement({ ctx, input: { id, state } });
};
const strikeAdded: Change = async (...given) => {
  await identify(...given);
  await strike(...given);
};
const nothing: Change = async () => undefined;

it.each<[string, { kinds: string[]; before?: Change; change: Change }]>([
  ['an alias is added', { kinds: ['alias_added'], change: alias }],
  [
    'an alias is removed',
    {
      kinds: ['alias_removed'],
      before: alias,
      change: ({ ctx }, id) => removeAlias({ ctx, input: { id, domain: DOMAIN } }),
    },
  ],
  [
    'tags are set',
    { kinds: ['edited'], change: ({ ctx }, id) => setCompanyTags({ ctx, input: { id, tags: ['Fair'] } }) },
  ],
  ['fields are edited', { kinds: ['edited'], change: (day, id) => day.edit(id, { name: 'Acme Ltd' }) }],
  ['an identifier is added', { kinds: ['identifier_added'], change: identify }],
  ['an identifier is struck out', { kinds: ['identifier_struck'], before: identify, change: strike }],
  [
    'an identifier is restored',
    {
      kinds: ['identifier_restored'],
      before: strikeAdded,
      change: ({ ctx }, id) => restoreIdentifier({ ctx, input: { id, ...IDENTIFIER } }),
    },
  ],
  ['a parent is set', { kinds: ['edited', 'subsidiary_added'], change: relate }],
  [
    'a parent is removed',
    {
      kinds: ['edited', 'subsidiary_removed'],
      before: relate,
      change: ({ ctx }, id) => removeParent({ ctx, input: { id } }),
    },
  ],
  ['a source is preferred', { kinds: ['edited'], change: prefer }],
  [
    'no source is preferred any more',
    { kinds: ['edited'], before: prefer, change: ({ ctx }, id) => removePreferredSource({ ctx, input: { id } }) },
  ],
  ['a disagreement is dismissed', { kinds: ['disagreement_dismissed'], change: dismiss }],
  [
    'a disagreement is reopened',
    {
      kinds: ['disagreement_reopened'],
      before: dismiss,
      change: ({ ctx }, id) => reopenDisagreement({ ctx, input: { id } }),
    },
  ],
])('a server killed at any write leaves a line for each change, and for nothing else: %s', async (_, one) => {
  const { kinds, before = nothing, change } = one;
  const prepare = async () => {
    await emptyTestDatabase();
    const day = new CompanyDay();
    const [id, parentId] = [await create(day, 'acme.com'), await create(day, 'parent.com')];
    for (const [source, value] of Object.entries({ A: 100, B: 300 })) {
      await day.sync(id, { source, headcount: { value }, asOf: '2026-06-01' });
    }
    await before(day, id, parentId);
    return { id, change: () => change(day, id, parentId) };
  };
  const whole = await prepare();
  const writes = await listWrites(whole.change);
  const around = [writes.indexOf('companies'), writes.indexOf('company_changes')];
  for (const last of isEachWrite ? writes.keys() : around) {
    const { id, change } = await prepare();
    const earlier = await CompanyChangeModel.distinct('_id');
    const added = async () =>
      (await CompanyChangeModel.find({ _id: { $nin: earlier } }).lean()).map(({ kind }) => kind).sort();
    const updatedAt = async () => (await CompanyModel.findById(id, { updatedAt: 1 }).lean())?.updatedAt.getTime();
    const since = await updatedAt();
    expect(await killAtWrite(last, change)).toBe(true);
    await recoverWriteLock();
    const isWritten = (await updatedAt()) !== since;
    expect(await added(), `killed at write ${last}`).toEqual(isWritten ? kinds : []);
    if (!isWritten) await change();
    expect(await added(), `killed at write ${last}, repeated`).toEqual(kinds);
    expect(await WriteLockModel.exists({ history: { $exists: true } })).toBeNull();
  }
});

const create = async ({ ctx }: CompanyDay, domain: string) =>
  (await createCompany({ ctx, input: { name: domain, domain } })).id;
